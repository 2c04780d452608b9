import type { ApiReference, Operation, Response } from '../../../../src/reference/model.ts'
import type { EnumValue, Field, Schema } from '../../../../src/reference/schema-model.ts'
import type { Place } from './fact.ts'

interface Root {
  fields: readonly Field[]
  schemas: readonly Schema[]
}

/** Finds parts of a model by name, wherever they are drawn. */
export class DocumentIndex {
  readonly reference: ApiReference
  /** Operations by method and whole path; one that stands for several has them all. */
  readonly operations = new Map<string, Operation>()
  private readonly shapes: ReadonlyMap<string, Schema>

  constructor(reference: ApiReference) {
    this.reference = reference
    this.shapes = new Map(reference.shapes.map(({ name, schema }) => [name, schema]))
    for (const operation of reference.groups.flatMap(({ operations }) => operations)) {
      const [server] = operation.servers ?? reference.servers
      const base = server ? decodeURI(new URL(server.url).pathname).replace(/\/$/, '') : ''
      const { method, path, publishedPaths } = operation
      for (const one of publishedPaths.length > 0 ? publishedPaths : [path])
        this.operations.set(`${method} ${base}${one}`, operation)
    }
  }

  /** Fields at a place that have a name. */
  fields(at: Place, name: string): Field[] {
    const { fields, schemas } = this.follow(at)
    return [...fields, ...schemas.flatMap((schema) => this.fieldsIn(schema))].filter(
      (field) => field.name === name,
    )
  }

  /** Shapes at a place: of the field that its path leads to, or the whole. */
  schemas(at: Place): Schema[] {
    return this.follow(at).schemas.flatMap((schema) => this.insides(schema))
  }

  values(at: Place): EnumValue[] {
    return this.schemas(at).flatMap(({ values = [] }) => values)
  }

  /** What is said about the fields at the end of a path, about an operation or a shape, and where. */
  texts(at: Place): { id?: string; text: string }[] {
    const { path = [], ...rest } = at
    const inside = ({ description = '', pattern = '' }: Schema) => [description, pattern]
    if (path.length === 0) {
      const operation = this.operations.get(at.operation ?? '')
      const whole = operation && { undefined: operation.description, request: operation.body?.description }
      const own = whole?.[at.part as keyof typeof whole] ?? ''
      return [own, ...this.schemas(at).flatMap(inside)].map((text) => ({ text }))
    }
    return this.fields({ ...rest, path: path.slice(0, -1) }, path.at(-1) ?? '').flatMap(
      ({ id, description, schema }) =>
        [description, ...this.insides(schema).flatMap(inside)].map((text) => ({ id, text })),
    )
  }

  private follow({ path = [], ...at }: Place): Root {
    let root = this.root(at)
    path.forEach((name, index) => {
      const below = root.schemas.flatMap((schema) => this.fieldsIn(schema, path[index] === '*'))
      const all = [...root.fields, ...below]
      const next = name === '*' ? all : all.filter((field) => field.name === name)
      root = {
        fields: name === '*' ? all : [],
        schemas: [...(name === '*' ? root.schemas : []), ...next.map(({ schema }) => schema)],
      }
    })
    return root
  }

  private root({ operation, part, message, schema }: Place): Root {
    if (message !== undefined) {
      const found = this.reference.messages.filter(({ name }) => name === message)
      return { fields: [], schemas: found.map((one) => one.schema) }
    }
    if (schema !== undefined) return { fields: [], schemas: this.named(schema) }
    const found = this.operations.get(operation ?? '')
    if (!found) return { fields: [], schemas: [] }
    const { parameters, responses, callbacks } = found
    const bodies = (part?: Operation) =>
      (part?.body?.contents ?? []).flatMap((content) => content.schema ?? [])
    const contents = (chosen: Response[]) =>
      chosen.flatMap((one) => one.contents).flatMap((content) => content.schema ?? [])
    const status = part?.replace(/^response /, '')
    if (part === 'parameters') return { fields: parameters, schemas: [] }
    if (part === 'request') return { fields: [], schemas: bodies(found) }
    if (part === 'callback') return { fields: [], schemas: callbacks.flatMap((one) => bodies(one.operation)) }
    if (part === 'headers') return { fields: responses.flatMap(({ headers }) => headers), schemas: [] }
    if (part === 'response')
      return { fields: [], schemas: contents(responses.filter((one) => one.status.startsWith('2'))) }
    if (part) return { fields: [], schemas: contents(responses.filter((one) => one.status === status)) }
    return { fields: parameters, schemas: [...bodies(found), ...contents(responses)] }
  }

  /** Every shape of the document with a component name. */
  private named(name: string): Schema[] {
    const { groups, messages } = this.reference
    const roots = groups
      .flatMap(({ operations }) => operations)
      .flatMap((operation) => [
        ...operation.parameters.map(({ schema }) => schema),
        ...[operation, ...operation.callbacks.map((one) => one.operation)].flatMap(({ body, responses }) =>
          [...(body?.contents ?? []), ...responses.flatMap(({ contents }) => contents)].flatMap(
            ({ schema }) => schema ?? [],
          ),
        ),
      ])
    const all = [...roots, ...messages.map(({ schema }) => schema), ...this.shapes.values()]
    const seen = new Set<Schema>()
    const visit = (schema: Schema) => {
      for (const inside of this.insides(schema)) {
        if (seen.has(inside)) continue
        seen.add(inside)
        for (const field of inside.fields ?? []) visit(field.schema)
      }
    }
    all.forEach(visit)
    return [...seen].filter((schema) => schema.name === name && !schema.drawnElsewhere)
  }

  /** A shape and those of its entries and alternatives; those of fields are not among them. */
  private insides(schema: Schema, seen = new Set<Schema>()): Schema[] {
    if (seen.has(schema)) return []
    seen.add(schema)
    const shape =
      schema.drawnElsewhere && schema.name !== undefined ? this.shapes.get(schema.name) : undefined
    const parts = [
      shape,
      schema.items,
      schema.entries,
      ...(schema.alternatives ?? []).flatMap(({ schemas }) => schemas),
    ]
    return [schema, ...parts.flatMap((part) => (part ? this.insides(part, seen) : []))]
  }

  private fieldsIn(schema: Schema, deep = false, seen = new Set<Schema>()): Field[] {
    const fields = this.insides(schema).flatMap((inside) => {
      if (seen.has(inside)) return []
      if (deep) seen.add(inside)
      return inside.fields ?? []
    })
    if (!deep) return fields
    return [...fields, ...fields.flatMap((field) => this.fieldsIn(field.schema, true, seen))]
  }
}
