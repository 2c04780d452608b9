import type { ApiReference, Operation } from './model.ts'
import type { Field, Schema } from './schema-model.ts'

/** A permalink of the page and the place in the document that it is for. */
export interface PlacedId {
  id: string
  pointer: string
}

/** Every permalink of a reference page. */
export function allIds(reference: ApiReference): PlacedId[] {
  return [
    ...reference.groups.flatMap(({ id, operations }) => [
      { id, pointer: '/tags' },
      ...operations.flatMap(ofOperation),
    ]),
    ...reference.messages.flatMap(({ id, pointer, schema }) => [
      { id, pointer },
      ...ofSchema(schema, pointer),
    ]),
    ...reference.shapes.flatMap(({ id, name, schema }) => {
      const pointer = `/components/schemas/${name}`
      return [{ id, pointer }, ...ofSchema(schema, pointer)]
    }),
  ]
}

function ofOperation({ id, pointer, parameters, body, responses, callbacks }: Operation): PlacedId[] {
  return [
    { id, pointer },
    ...parameters.flatMap(ofField),
    ...(body?.contents ?? []).flatMap(({ schema }) => ofSchema(schema, pointer)),
    ...responses.flatMap((response) => [
      { id: response.id, pointer: response.pointer },
      ...response.headers.flatMap(ofField),
      ...response.contents.flatMap(({ schema }) => ofSchema(schema, response.pointer)),
    ]),
    ...callbacks.flatMap(({ operation }) => ofOperation(operation)),
  ]
}

function ofField({ id, pointer, schema }: Field): PlacedId[] {
  return [{ id, pointer }, ...ofSchema(schema, pointer)]
}

function ofSchema(schema: Schema | undefined, pointer: string): PlacedId[] {
  if (!schema) return []
  return [
    ...(schema.values ?? []).map(({ id }) => ({ id, pointer })),
    ...(schema.fields ?? []).flatMap(ofField),
    ...ofSchema(schema.items, pointer),
    ...ofSchema(schema.entries, pointer),
    ...(schema.alternatives?.schemas ?? []).flatMap((alternative) => ofSchema(alternative, pointer)),
  ]
}
