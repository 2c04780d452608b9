import type { JsonSchema } from '../schema-model.ts'

type Json = Exclude<JsonSchema, boolean>

/**
 * A schema in the words of JSON Schema 2020-12. AsyncAPI takes those of draft 7, in which a list of `items` and `dependencies` have other
 * names, and OpenAPI 3.0 `exclusiveMinimum: true`.
 */
export function inWordsOf2020(json: Json): Json {
  const { items, additionalItems, dependencies, exclusiveMinimum, exclusiveMaximum, ...rest } = json
  const found: Json = rest
  if (Array.isArray(items)) {
    found['prefixItems'] = items
    if (additionalItems !== undefined) found['items'] = additionalItems
  } else if (items !== undefined) found['items'] = items
  for (const [key, value] of Object.entries((dependencies ?? {}) as object)) {
    const name = Array.isArray(value) ? 'dependentRequired' : 'dependentSchemas'
    found[name] = { ...(found[name] as object | undefined), [key]: value }
  }
  exclusive('minimum', exclusiveMinimum, found)
  exclusive('maximum', exclusiveMaximum, found)
  return found
}

function exclusive(limit: 'minimum' | 'maximum', value: unknown, found: Json): void {
  const key = limit === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum'
  if (typeof value === 'number') found[key] = value
  if (value !== true) return
  found[key] = found[limit]
  delete found[limit]
}
