import { parsedJson } from '../reference/parsed-json.ts'
import type { JsonSchema } from '../reference/schema-model.ts'
import { type Definitions, typesOf } from './schema-parts.ts'

/**
 * The value that a text stands for under a schema: texts of a query, a header or a form have no types of their own.
 * @param definitions schemas of the document by name
 */
export function valueOfText(text: string, schema: JsonSchema | undefined, definitions: Definitions): unknown {
  const types = typesOf(schema, definitions)
  if (types.includes('integer') || types.includes('number')) {
    if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  }
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  if (!types.includes('object') && !types.includes('array')) return text
  const value = parsedJson(text)
  return value === undefined ? text : value
}
