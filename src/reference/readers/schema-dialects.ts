import type { Json } from '../schema-model.ts'
import { eachSchema } from './each-schema.ts'

/**
 * Says every schema in the words of JSON Schema 2020-12. AsyncAPI takes those of draft 7, in which a list of `items` and `dependencies` have
 * other names, and OpenAPI 3.0 has `exclusiveMinimum: true`. The document is changed in place.
 */
export function modernSchemas(data: unknown): void {
  eachSchema(data, (json) => {
    modernItems(json)
    modernDependencies(json)
    modernLimit(json, 'minimum', 'exclusiveMinimum')
    modernLimit(json, 'maximum', 'exclusiveMaximum')
  })
}

function modernItems(json: Json): void {
  const { items, additionalItems } = json
  delete json['additionalItems']
  if (!Array.isArray(items)) return
  delete json['items']
  json['prefixItems'] = items
  if (additionalItems !== undefined) json['items'] = additionalItems
}

function modernDependencies(json: Json): void {
  const { dependencies } = json
  if (typeof dependencies !== 'object' || dependencies === null) return
  delete json['dependencies']
  for (const [key, value] of Object.entries(dependencies)) {
    const name = Array.isArray(value) ? 'dependentRequired' : 'dependentSchemas'
    json[name] = { ...(json[name] as object | undefined), [key]: value }
  }
}

function modernLimit(json: Json, limit: string, exclusive: string): void {
  if (typeof json[exclusive] !== 'boolean') return
  const isExclusive = json[exclusive] === true && json[limit] !== undefined
  delete json[exclusive]
  if (!isExclusive) return
  json[exclusive] = json[limit]
  delete json[limit]
}
