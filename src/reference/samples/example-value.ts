import type { JsonSchema } from '../schema-model.ts'

type Keyed = { [key: string]: unknown }

/** Texts of formats that a service reads. */
const FORMATS: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  email: 'name@example.com',
  hostname: 'host.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
}

/** How deep a shape without an example is followed. */
const DEPTH = 4

/**
 * A value for a shape whose document gives no example: what it says by `example`, `default` or `enum`, else the least that it allows.
 * @param definitions schemas of the document by name
 */
export function exampleValue(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema>,
  depth = 0,
): unknown {
  const found = followed(schema, definitions)
  const {
    example,
    examples,
    default: usual,
    const: only,
    enum: values,
    oneOf,
    anyOf,
    format,
    minimum,
  } = found
  const given = example ?? (examples as unknown[] | undefined)?.[0] ?? usual ?? only
  if (given !== undefined) return given
  // A list of none says nothing.
  if (Array.isArray(values) && values.length > 0) return values[0]
  const [option] = ((oneOf ?? anyOf ?? []) as JsonSchema[]).filter((one) => typeOf(one) !== 'null')
  const inner = (one: unknown) => exampleValue((one ?? true) as JsonSchema, definitions, depth + 1)
  if (option !== undefined && depth < DEPTH && found['properties'] === undefined) return inner(option)
  switch (typeOf(found)) {
    case 'object': {
      const required = (found['required'] ?? []) as string[]
      const properties = Object.entries((found['properties'] ?? {}) as Keyed)
      const sent = properties.filter(
        ([name, one]) => (required.includes(name) || depth === 0) && !(one as Keyed)['readOnly'],
      )
      return depth < DEPTH ? Object.fromEntries(sent.map(([name, one]) => [name, inner(one)])) : {}
    }
    case 'array':
      return depth < DEPTH ? [inner(found['items'])] : []
    case 'integer':
    case 'number':
      return typeof minimum === 'number' ? minimum : 1
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return FORMATS[String(format)] ?? 'text'
  }
}

/** A schema with its references followed and its parts put together. */
export function followed(schema: JsonSchema, definitions: Record<string, JsonSchema>, depth = 0): Keyed {
  if (typeof schema === 'boolean' || depth > 20) return {}
  const { $ref, allOf, ...own } = schema
  const target = typeof $ref === 'string' ? definitions[$ref.split('/').at(-1) ?? ''] : undefined
  const parts = [...(target === undefined ? [] : [target]), ...((allOf ?? []) as JsonSchema[])]
  let all: Keyed = own
  for (const part of parts) {
    const found = followed(part, definitions, depth + 1)
    const required = [all, found].flatMap((one) => (one['required'] ?? []) as string[])
    all = { ...found, ...all, ...merged('properties', found, all), ...(required.length > 0 && { required }) }
  }
  return all
}

function merged(key: string, one: Keyed, other: Keyed): Keyed {
  const [a, b] = [one[key] as Keyed | undefined, other[key] as Keyed | undefined]
  return a || b ? { [key]: { ...a, ...b } } : {}
}

function typeOf(schema: JsonSchema): string {
  if (typeof schema === 'boolean') return 'string'
  const { type, properties, items } = schema
  const [first = properties ? 'object' : items ? 'array' : 'string'] = [type]
    .flat()
    .filter((one) => one !== 'null' || type === 'null') as string[]
  return first ?? 'string'
}
