import type { JsonSchema } from '../reference/schema-model.ts'

/**
 * The value that a text stands for under a schema: texts of a query, a header or a form have no types of their own.
 * @param definitions schemas of the document by name
 */
export function valueOfText(
  text: string,
  schema: JsonSchema | undefined,
  definitions: Record<string, JsonSchema>,
): unknown {
  const types = typesOf(schema, definitions)
  if (types.includes('integer') || types.includes('number')) {
    if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  }
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  if (types.includes('object') || types.includes('array')) {
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  return text
}

/** Types that a schema allows, references and alternatives followed. */
export function typesOf(schema: JsonSchema | undefined, definitions: Record<string, JsonSchema>): string[] {
  if (schema === undefined || typeof schema === 'boolean') return []
  const own = schema['type']
  const reference = schema['$ref']
  const name = typeof reference === 'string' ? reference.split('/').at(-1) : undefined
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (schema[key] ?? []) as JsonSchema[])
  return [
    ...(own === undefined ? [] : [own].flat().map(String)),
    ...(name === undefined ? [] : typesOf(definitions[name], definitions)),
    ...parts.flatMap((part) => typesOf(part, definitions)),
  ]
}
