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

/** How far shapes are followed into each other. */
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

/** Names of all fields below a field, not far down. */
function innerNames(field: JsonSchema, definitions: Definitions, depth = DEPTH): string[] {
  if (depth === 0) return []
  return partsOf(field, definitions).flatMap(({ properties, items, additionalProperties }) => {
    const own = Object.entries((properties as object | undefined) ?? {})
    const below = [...own.map(([, one]) => one), items, additionalProperties]
    return [
      ...own.map(([name]) => name),
      ...below.flatMap((one) =>
        typeof one === 'object' ? innerNames(one as JsonSchema, definitions, depth - 1) : [],
      ),
    ]
  })
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
