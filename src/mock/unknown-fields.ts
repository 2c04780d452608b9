import { pointerTo } from '../reference/json-pointer.ts'
import type { JsonSchema } from '../reference/schema-model.ts'
import { ownValue } from './own-value.ts'
import { type Definitions, partsOf } from './schema-parts.ts'

type Keyed = { [key: string]: unknown }

/**
 * Fields of a value that its schema does not name: the mistake that validation lets through, because documents leave room for
 * what comes later.
 * @returns JSON pointers
 */
export function unknownFields(
  value: unknown,
  schema: JsonSchema,
  definitions: Definitions,
  pointer = '',
): string[] {
  const options = partsOf(schema, definitions)
  if (Array.isArray(value)) {
    const items = options.map((one) => one['items'] as JsonSchema).filter((one) => one !== undefined)
    return value.flatMap((entry, i) =>
      least(items, (one) => unknownFields(entry, one, definitions, pointerTo(pointer, i))),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  if (options.some(isOpen) || !options.some((one) => one['properties']))
    return entriesOf(value, options, definitions, pointer)
  return Object.entries(value).flatMap(([key, entry]) => {
    const schemas = options
      .map((one) => ownValue(one['properties'] as Record<string, JsonSchema> | undefined, key))
      .filter((one) => one !== undefined)
    // What is asked for is known, though it is described nowhere.
    const isAsked = options.some((one) => (one['required'] as string[] | undefined)?.includes(key))
    if (schemas.length === 0) return isAsked ? [] : [pointerTo(pointer, key)]
    return least(schemas, (one) => unknownFields(entry, one, definitions, pointerTo(pointer, key)))
  })
}

/** Any key is allowed: the document says so. */
function isOpen(schema: Keyed): boolean {
  const more = schema['additionalProperties']
  return (more !== undefined && more !== false) || schema['patternProperties'] !== undefined
}

function entriesOf(value: object, options: Keyed[], definitions: Definitions, pointer: string): string[] {
  const named = options.flatMap((one) =>
    Object.entries((one['properties'] ?? {}) as Record<string, JsonSchema>),
  )
  const rest = options.map((one) => one['additionalProperties']).filter((one) => typeof one === 'object')
  return Object.entries(value).flatMap(([key, entry]) => {
    const own = named.filter(([name]) => name === key).map(([, schema]) => schema)
    const schemas = own.length > 0 ? own : (rest as JsonSchema[])
    return least(schemas, (one) => unknownFields(entry, one, definitions, pointerTo(pointer, key)))
  })
}

/** What the schema that fits best does not know. */
function least(schemas: JsonSchema[], find: (schema: JsonSchema) => string[]): string[] {
  const found = schemas.map(find).sort((a, b) => a.length - b.length)
  return found[0] ?? []
}
