import type { JsonSchema } from '../reference/schema-model.ts'
import { type Definitions, itemsOf, partsOf, propertiesOf, typesOf } from './schema-parts.ts'
import { valueOfText } from './value-text.ts'
import { readXmlElement, type XmlElement } from './xml-elements.ts'

/** The value that XML stands for under a schema; the text itself where the schema asks for a text. */
export function readXml(text: string, schema: JsonSchema | undefined, definitions: Definitions): unknown {
  if (!typesOf(schema, definitions).includes('object')) return text
  const root = readXmlElement(text)
  return root ? readElement(root, schema, definitions) : text
}

function readElement(element: XmlElement, schema: JsonSchema | undefined, definitions: Definitions): unknown {
  const properties = Object.entries(propertiesOf(schema, definitions))
  if (properties.length === 0) return valueOfText(element.text, schema, definitions)
  return Object.fromEntries(
    properties.flatMap(([key, own]) => {
      const hints = hintsOf(own, definitions)
      const items = itemsOf(own, definitions)
      const name = String(hints['name'] ?? key)
      const attribute = element.attributes[name]
      if (hints['attribute'])
        return attribute === undefined ? [] : [[key, valueOfText(attribute, own, definitions)]]
      const ofItem = String(hintsOf(items, definitions)['name'] ?? name)
      const { children } = element
      const inside = hints['wrapped']
        ? children.filter((one) => one.name === name).flatMap((one) => one.children)
        : children
      const found = inside.filter((one) => one.name === (items === undefined ? name : ofItem))
      const values = found.map((one) => readElement(one, items ?? own, definitions))
      return values.length === 0 ? [] : [[key, items === undefined ? values[0] : values]]
    }),
  )
}

/** The `xml` object of a schema. */
function hintsOf(schema: JsonSchema | undefined, definitions: Definitions): { [key: string]: unknown } {
  return Object.assign(
    {},
    ...partsOf(schema, definitions)
      .map(({ xml }) => xml)
      .reverse(),
  )
}
