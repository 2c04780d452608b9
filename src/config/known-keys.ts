import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * The keys that the object at `path` may have.
 *
 * @param received The object that stands there; among alternatives, only those its constants (`type`) allow count.
 */
export function knownKeys(schema: z.ZodType, path: readonly PropertyKey[], received: unknown): string[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  let places = alternatives(root)
  for (const key of path) places = places.flatMap((place) => below(place, key)).flatMap(alternatives)
  const objects = places.filter((place) => place.properties)
  const fitting = objects.filter((object) => allowsConstants(object, received))
  const candidates = fitting.length > 0 ? fitting : objects
  return [...new Set(candidates.flatMap((place) => Object.keys(place.properties ?? {})))]
}

function alternatives(schema: JsonSchema): JsonSchema[] {
  const options = schema.anyOf ?? schema.oneOf
  return options ? options.flatMap(alternatives) : [schema]
}

function below(schema: JsonSchema, key: PropertyKey): JsonSchema[] {
  const child = schema.properties?.[String(key)] ?? schema.items ?? schema.additionalProperties
  return typeof child === 'object' && !Array.isArray(child) ? [child] : []
}

function allowsConstants(schema: JsonSchema, received: unknown): boolean {
  if (typeof received !== 'object' || received === null) return true
  const given = new Map<string, unknown>(Object.entries(received))
  return Object.entries(schema.properties ?? {}).every(([key, property]) => {
    if (typeof property !== 'object') return true
    const allowed = property.const === undefined ? property.enum : [property.const]
    if (!allowed) return true
    if (!given.has(key)) return property.const === undefined
    return allowed.some((value) => value === given.get(key))
  })
}
