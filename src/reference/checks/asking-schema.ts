import type { JsonSchema } from '../schema-model.ts'

/** Keywords that ask for nothing. Ajv would take an `$id` in an example, or one that stands twice, for the name of a schema. */
const SILENT =
  /^(example|examples|default|description|title|\$id|id|\$schema|\$comment|externalDocs|xml|discriminator)$|^x-/
/** Maps of schemas by names of the author. */
const NAMES = /^(properties|patternProperties|\$defs|definitions|dependentSchemas)$/
const DATA = /^(enum|const|required|dependentRequired|type)$/

/**
 * What a schema asks of a value, without what it only says about it.
 * @param document in front of references, for a schema that is checked outside of its document
 */
export function askingSchema(schema: JsonSchema, document = ''): JsonSchema {
  return without(schema, false, document) as JsonSchema
}

function without(value: unknown, isMapOfNames: boolean, document: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => without(entry, false, document))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      if (isMapOfNames) return [[key, without(entry, false, document)]]
      if (SILENT.test(key)) return []
      if (key === '$ref' && typeof entry === 'string') return [[key, document + entry]]
      return [[key, DATA.test(key) ? entry : without(entry, NAMES.test(key), document)]]
    }),
  )
}
