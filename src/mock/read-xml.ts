import type { JsonSchema } from '../reference/schema-model.ts'
import { typesOf, valueOfText } from './value-text.ts'
import { readXmlElement, type XmlElement } from './xml-elements.ts'

type Definitions = Record<string, JsonSchema>
type Keyed = { [key: string]: unknown }

/** The value that XML stands for under a schema; the text itself where the schema asks for a text. */
export function readXml(text: string, schema: JsonSchema | undefined, definitions: Definitions): unknown {
  if (!typesOf(schema, definitions).includes('object')) return text
  const root = readXmlElement(text)
  return root ? readElement(root, schema, definitions) : text
}

function readElement(element: XmlElement, schema: JsonSchema | undefined, definitions: Definitions): unknown {
  const shape = shapeOf(schema, definitions)
  const properties = Object.entries((shape['properties'] ?? {}) as Record<string, JsonSchema>)
  if (properties.length === 0) return valueOfText(element.text, schema, definitions)
  return Object.fromEntries(
    properties.flatMap(([key, own]) => {
      const { xml = {}, items } = shapeOf(own, definitions) as { xml?: Keyed; items?: JsonSchema }
      const name = String(xml['name'] ?? key)
      const attribute = element.attributes[name]
      if (xml['attribute'])
        return attribute === undefined ? [] : [[key, valueOfText(attribute, own, definitions)]]
      const ofItem = String((shapeOf(items, definitions)['xml'] as Keyed | undefined)?.['name'] ?? name)
      const { children } = element
      const inside = xml['wrapped']
        ? children.filter((one) => one.name === name).flatMap((one) => one.children)
        : children
      const found = inside.filter((one) => one.name === (items === undefined ? name : ofItem))
      const values = found.map((one) => readElement(one, items ?? own, definitions))
      return values.length === 0 ? [] : [[key, items === undefined ? values[0] : values]]
    }),
  )
}

function shapeOf(schema: JsonSchema | undefined, definitions: Definitions): Keyed {
  if (typeof schema !== 'object') return {}
  const { $ref } = schema
  return typeof $ref === 'string' ? shapeOf(definitions[$ref.split('/').at(-1) ?? ''], definitions) : schema
}
