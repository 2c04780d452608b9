import type { JsonSchema } from '../schema-model.ts'
import { followed } from './example-value.ts'

type Definitions = Record<string, JsonSchema>

/** The `xml` object of a schema. */
interface XmlHints {
  name?: string
  namespace?: string
  prefix?: string
  attribute?: boolean
  wrapped?: boolean
}

/**
 * A value as XML, in the way that the `xml` keys of its shape say.
 * @param definitions schemas of the document by name
 */
export function xmlText(value: unknown, schema: JsonSchema, definitions: Definitions): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(rootName(schema), value, schema, definitions)}`
}

/** A shape without a name for XML is called as in the document. */
function rootName(schema: JsonSchema): string {
  const ref = typeof schema === 'object' ? schema['$ref'] : undefined
  return typeof ref === 'string' ? (ref.split('/').at(-1) ?? 'root') : 'root'
}

function element(fallback: string, value: unknown, schema: JsonSchema, definitions: Definitions): string {
  const shape = followed(schema, definitions)
  const hints = (shape['xml'] ?? {}) as XmlHints
  const name = nameOf(fallback, hints)
  if (Array.isArray(value)) {
    const items = (shape['items'] ?? true) as JsonSchema
    const inside = value.map((entry) => element(fallback, entry, items, definitions))
    return hints.wrapped ? tag(name, namespaceOf(hints), inside) : inside.join('\n')
  }
  if (typeof value !== 'object' || value === null)
    return `<${name}${namespaceOf(hints)}>${escaped(String(value ?? ''))}</${name}>`
  const properties = (shape['properties'] ?? {}) as Record<string, JsonSchema>
  const entries = Object.entries(value).map(([key, entry]) => {
    const own = properties[key] ?? true
    return { key, entry, own, hints: (followed(own, definitions)['xml'] ?? {}) as XmlHints }
  })
  const attributes = entries
    .filter(({ hints: { attribute } }) => attribute)
    .map(({ key, entry, hints: own }) => ` ${nameOf(key, own)}="${escaped(String(entry))}"`)
  const inside = entries
    .filter(({ hints: { attribute } }) => !attribute)
    .map(({ key, entry, own }) => element(key, entry, own, definitions))
  return tag(name, namespaceOf(hints) + attributes.join(''), inside)
}

function tag(name: string, attributes: string, inside: string[]): string {
  const lines = inside.filter((text) => text !== '')
  if (lines.length === 0) return `<${name}${attributes}/>`
  return `<${name}${attributes}>\n  ${lines.join('\n').replaceAll('\n', '\n  ')}\n</${name}>`
}

function nameOf(fallback: string, { name = fallback, prefix }: XmlHints): string {
  return prefix === undefined ? name : `${prefix}:${name}`
}

function namespaceOf({ namespace, prefix }: XmlHints): string {
  if (namespace === undefined) return ''
  return ` xmlns${prefix === undefined ? '' : `:${prefix}`}="${escaped(namespace)}"`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
