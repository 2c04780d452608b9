import { followed } from './samples/example-value.ts'
import type { Json, JsonSchema } from './schema-model.ts'

/** What a value of a schema can be told by. */
export interface SchemaNames {
  names: string[]
  required: string[]
  inner: string[]
  list?: true
  fixed?: Record<string, unknown[]>
}

type Definitions = Record<string, JsonSchema>

/** How often parts of a choice are followed into each other. */
const DEPTH = 6

/** The names of the fields of an object, or of the entries of a list; of a choice those of all its shapes. */
export function schemaNames(schema: JsonSchema | undefined, definitions: Definitions): SchemaNames {
  const all = partsOf(schema, definitions)
  const items = all.find(({ items: entry }) => typeof entry === 'object')?.['items']
  if (items !== undefined && all.every(({ properties }) => properties === undefined))
    return { ...schemaNames(items as JsonSchema, definitions), list: true }
  const fields = all.flatMap(({ properties }) => Object.entries((properties as object | undefined) ?? {}))
  const inner = fields.flatMap(([, field]) => innerNames(field as JsonSchema, definitions))
  const fixed = fixedValues(fields, definitions)
  const required = partsOf(schema, definitions, false).flatMap((part) => (part['required'] as string[]) ?? [])
  return {
    names: unique(fields.map(([name]) => name)),
    required: unique(required),
    inner: unique(inner),
    ...(Object.keys(fixed).length > 0 && { fixed }),
  }
}

function innerNames(field: JsonSchema, definitions: Definitions): string[] {
  return partsOf(field, definitions).flatMap(({ properties, items, additionalProperties }) => [
    ...Object.keys((properties as object | undefined) ?? {}),
    ...[items, additionalProperties].flatMap((entry) =>
      typeof entry === 'object' ? partsOf(entry as JsonSchema, definitions).flatMap(ownNames) : [],
    ),
  ])
}

function ownNames({ properties }: Json): string[] {
  return Object.keys((properties as object | undefined) ?? {})
}

/** Fields of which few values are allowed. */
function fixedValues(fields: [string, unknown][], definitions: Definitions): Record<string, unknown[]> {
  const found: Record<string, unknown[]> = {}
  const open = new Set<string>()
  for (const [name, field] of fields) {
    const { const: only, enum: values } = followed(field as JsonSchema, definitions)
    const allowed = only !== undefined ? [only] : (values as unknown[] | undefined)
    if (allowed === undefined || allowed.length > 12) open.add(name)
    else found[name] = [...(found[name] ?? []), ...allowed]
  }
  return Object.fromEntries(Object.entries(found).filter(([name]) => !open.has(name)))
}

/** A schema with all that counts besides it. */
function partsOf(
  schema: JsonSchema | undefined,
  definitions: Definitions,
  withChoices = true,
  depth = DEPTH,
): Json[] {
  if (schema === undefined || depth === 0) return []
  const own = followed(schema, definitions)
  const { allOf = [], oneOf = [], anyOf = [] } = own
  const more = [
    ...(allOf as JsonSchema[]),
    ...(withChoices ? [...(oneOf as JsonSchema[]), ...(anyOf as JsonSchema[])] : []),
  ]
  return [own, ...more.flatMap((one) => partsOf(one, definitions, withChoices, depth - 1))]
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
