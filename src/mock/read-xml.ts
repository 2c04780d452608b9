import { parseDocument } from 'htmlparser2'
import type { JsonSchema } from '../reference/schema-model.ts'
import { typesOf, valueOfText } from './value-text.ts'

type Definitions = Record<string, JsonSchema>
type Element = ReturnType<typeof parseDocument>['children'][number] & {
  name: string
  attribs: Record<string, string>
  children: Element[]
  data?: string
}
type Keyed = { [key: string]: unknown }

/** The value that XML stands for under a schema; the text itself where the schema asks for a text. */
export function readXml(text: string, schema: JsonSchema | undefined, definitions: Definitions): unknown {
  if (!typesOf(schema, definitions).includes('object')) return text
  const roots = elementsOf(parseDocument(text, { xmlMode: true }).children as Element[])
  const [root] = roots
  return root && roots.length === 1 ? readElement(root, schema, definitions) : text
}

function readElement(element: Element, schema: JsonSchema | undefined, definitions: Definitions): unknown {
  const shape = shapeOf(schema, definitions)
  const properties = Object.entries((shape['properties'] ?? {}) as Record<string, JsonSchema>)
  if (properties.length === 0) return valueOfText(textOf(element), schema, definitions)
  return Object.fromEntries(
    properties.flatMap(([key, own]) => {
      const { xml = {}, items } = shapeOf(own, definitions) as { xml?: Keyed; items?: JsonSchema }
      const name = String(xml['name'] ?? key)
      const attribute = element.attribs[name]
      if (xml['attribute'])
        return attribute === undefined ? [] : [[key, valueOfText(attribute, own, definitions)]]
      const ofItem = String((shapeOf(items, definitions)['xml'] as Keyed | undefined)?.['name'] ?? name)
      const children = elementsOf(element.children)
      const inside = xml['wrapped']
        ? children.filter((one) => one.name === name).flatMap((one) => elementsOf(one.children))
        : children
      const found = inside.filter((one) => one.name === (items === undefined ? name : ofItem))
      const values = found.map((one) => readElement(one, items ?? own, definitions))
      return values.length === 0 ? [] : [[key, items === undefined ? values[0] : values]]
    }),
  )
}

function elementsOf(nodes: Element[]): Element[] {
  return nodes.filter(({ type }) => (type as string) === 'tag')
}

function textOf({ children }: Element): string {
  return children.map(({ data = '' }) => data).join('')
}

function shapeOf(schema: JsonSchema | undefined, definitions: Definitions): Keyed {
  if (typeof schema !== 'object') return {}
  const { $ref } = schema
  return typeof $ref === 'string' ? shapeOf(definitions[$ref.split('/').at(-1) ?? ''], definitions) : schema
}
