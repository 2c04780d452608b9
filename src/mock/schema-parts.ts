import type { JsonSchema } from '../reference/schema-model.ts'

export type Definitions = Record<string, JsonSchema>
type Keyed = { [key: string]: unknown }

/**
 * A schema with everything that it is made of, itself first: what it refers to, its parts and alternatives, and what it asks for under a condition.
 * One that contains itself comes once.
 * @param definitions schemas of the document by name
 */
export function partsOf(schema: JsonSchema | undefined, definitions: Definitions): Keyed[] {
  const found = new Set<Keyed>()
  const collect = (one: unknown): void => {
    if (typeof one !== 'object' || one === null || found.has(one as Keyed)) return
    const part = one as Keyed
    found.add(part)
    const { $ref, allOf = [], anyOf = [], oneOf = [], dependentSchemas = {} } = part
    if (typeof $ref === 'string') collect(definitions[$ref.split('/').at(-1) ?? ''])
    const lists = [allOf, anyOf, oneOf] as unknown[][]
    for (const inner of [...lists.flat(), part['then'], part['else']]) collect(inner)
    for (const inner of Object.values(dependentSchemas as Keyed)) collect(inner)
  }
  collect(schema)
  return [...found]
}

/** Types that a schema allows. */
export function typesOf(schema: JsonSchema | undefined, definitions: Definitions): string[] {
  return partsOf(schema, definitions).flatMap(({ type }) =>
    type === undefined ? [] : [type].flat().map(String),
  )
}

/** The schemas of the properties of an object by name; of several under one name the first. */
export function propertiesOf(schema: JsonSchema | undefined, definitions: Definitions): Definitions {
  const found: Definitions = Object.create(null)
  for (const { properties = {} } of partsOf(schema, definitions))
    for (const [name, one] of Object.entries(properties as Definitions)) found[name] ??= one
  return found
}

/** The schema of one property of an object. */
export function propertyOf(
  schema: JsonSchema | undefined,
  name: string,
  definitions: Definitions,
): JsonSchema | undefined {
  return propertiesOf(schema, definitions)[name]
}

/** The schema of the entries of a list. */
export function itemsOf(schema: JsonSchema | undefined, definitions: Definitions): JsonSchema | undefined {
  return partsOf(schema, definitions).find(({ items }) => items !== undefined)?.['items'] as
    | JsonSchema
    | undefined
}
