/** The one walk over the model: whoever needs "all" fields, examples or permalinks of a document takes them from here. */

import type { Channel } from './channel-model.ts'
import { pointerTo } from './json-pointer.ts'
import type {
  ApiReference,
  Body,
  Callback,
  Content,
  Example,
  Message,
  Operation,
  OperationGroup,
  Parameter,
  Response,
} from './model.ts'
import type { EnumValue, Field, Rule, Schema, Shape } from './schema-model.ts'

/** The parts of a document by kind. Whatever is no part (servers, limits, states) belongs to the document as a whole. */
interface Kinds {
  group: OperationGroup
  operation: Operation
  /** Of an operation, or a webhook of the document. Its operation is a part of its own inside it. */
  callback: Callback
  parameter: Parameter
  body: Body
  response: Response
  header: Field
  content: Content
  schema: Schema
  field: Field
  value: EnumValue
  example: Example
  channel: Channel
  message: Message
  shape: Shape
}

export type Kind = keyof Kinds

/** A part of one of some kinds. */
export type PartOf<K extends Kind> = {
  [One in K]: {
    kind: One
    of: Kinds[One]
    /** JSON pointer in the document; a schema and its values have that of what they describe. */
    pointer: string
    /** What it is directly inside of; a group, a webhook, a channel, a message and a shape are inside nothing. */
    parent?: Part
  } & (One extends 'schema' ? { slot: Slot; rule?: Rule } : unknown)
}[K]

export type Part = PartOf<Kind>

/** What a schema is of its parent: all of it, or of another schema the entries of a list, the values of a map, an alternative, a rule. */
type Slot = 'whole' | 'items' | 'entries' | 'alternative' | 'rule'

/** Shapes by name, for a walk that goes into those drawn elsewhere. */
export type Shapes = ReadonlyMap<string, Schema>

/** Every part of a document in the order of its page, each after what it is inside of. */
export function* walk(reference: ApiReference): Generator<Part> {
  const { groups, webhooks = [], channels = [], messages, shapes } = reference
  for (const of of groups) {
    const part: Part = { kind: 'group', of, pointer: '/tags' }
    yield part
    for (const operation of of.operations) yield* walkOperation(operation, part)
  }
  for (const of of webhooks) yield* walkCallback(of)
  for (const of of channels) {
    const part: Part = { kind: 'channel', of, pointer: of.pointer }
    yield part
    for (const field of of.parameters) yield* walkField({ kind: 'field', of: field, parent: part })
  }
  for (const of of messages) {
    const { pointer } = of
    const part: Part = { kind: 'message', of, pointer }
    yield part
    if (of.headers) yield* walkSchema(of.headers, { pointer, parent: part })
    yield* walkSchema(of.schema, { pointer, parent: part })
    for (const [index, example] of of.examples.entries()) {
      const at = pointerTo(pointer, 'examples', index, 'payload')
      yield { kind: 'example', of: example, pointer: at, parent: part }
    }
  }
  for (const of of shapes) {
    const pointer = pointerTo('/components/schemas', of.name)
    const part: Part = { kind: 'shape', of, pointer }
    yield part
    yield* walkSchema(of.schema, { pointer, parent: part })
  }
}

function* walkOperation(of: Operation, parent: Part): Generator<Part> {
  const { pointer, parameters, body, responses, callbacks } = of
  const part: Part = { kind: 'operation', of, pointer, parent }
  yield part
  for (const parameter of parameters) yield* walkField({ kind: 'parameter', of: parameter, parent: part })
  if (body) {
    const inside: Part = { kind: 'body', of: body, pointer: pointerTo(pointer, 'requestBody'), parent: part }
    yield inside
    yield* walkContents(body.contents, inside)
  }
  for (const response of responses) {
    const inside: Part = { kind: 'response', of: response, pointer: response.pointer, parent: part }
    yield inside
    for (const header of response.headers) yield* walkField({ kind: 'header', of: header, parent: inside })
    yield* walkContents(response.contents, inside)
  }
  for (const callback of callbacks) yield* walkCallback(callback, part)
}

function* walkCallback(of: Callback, parent?: Part): Generator<Part> {
  const part: Part = { kind: 'callback', of, pointer: of.operation.pointer, ...(parent && { parent }) }
  yield part
  yield* walkOperation(of.operation, part)
}

function* walkContents(contents: readonly Content[], parent: Part): Generator<Part> {
  for (const of of contents) {
    const pointer = pointerTo(parent.pointer, 'content', of.mediaType)
    const part: Part = { kind: 'content', of, pointer, parent }
    yield part
    if (of.schema) yield* walkSchema(of.schema, { pointer, parent: part })
    for (const example of of.examples) {
      const { name } = example
      const steps = name === 'example' ? ['example'] : ['examples', name, 'value']
      yield { kind: 'example', of: example, pointer: pointerTo(pointer, ...steps), parent: part }
    }
  }
}

type NamedValue =
  | { kind: 'parameter'; of: Parameter; parent: Part }
  | { kind: 'header' | 'field'; of: Field; parent: Part }

function* walkField(named: NamedValue, shapes?: Shapes): Generator<Part> {
  const { pointer, schema } = named.of
  const part: Part = { ...named, pointer }
  yield part
  yield* walkSchema(schema, { pointer, parent: part }, shapes)
}

/**
 * A shape and every part inside it.
 * @param shapes goes into these where they are drawn elsewhere, once on each way down; without it they are only mentioned
 */
export function* walkSchema(
  schema: Schema,
  place: { pointer: string; parent?: Part; slot?: Slot; rule?: Rule } = { pointer: '' },
  shapes?: Shapes,
): Generator<Part> {
  const { pointer, parent, slot = 'whole', rule } = place
  const of = (schema.drawnElsewhere && shapes?.get(schema.name ?? '')) || schema
  if (shapes && isInside(schema.name, parent)) return
  const part: Part = { kind: 'schema', of, slot, pointer, ...(parent && { parent }), ...(rule && { rule }) }
  yield part
  for (const value of of.values ?? []) yield { kind: 'value', of: value, pointer, parent: part }
  for (const field of of.fields ?? []) yield* walkField({ kind: 'field', of: field, parent: part }, shapes)
  if (of.items) yield* walkSchema(of.items, { pointer, parent: part, slot: 'items' }, shapes)
  if (of.entries) yield* walkSchema(of.entries, { pointer, parent: part, slot: 'entries' }, shapes)
  for (const alternative of (of.alternatives ?? []).flatMap(({ schemas }) => schemas))
    yield* walkSchema(alternative, { pointer, parent: part, slot: 'alternative' }, shapes)
  for (const one of of.rules ?? [])
    yield* walkSchema(one.schema, { pointer, parent: part, slot: 'rule', rule: one }, shapes)
}

function isInside(name: string | undefined, part: Part | undefined): boolean {
  if (name === undefined || part === undefined) return false
  return (part.kind === 'schema' && part.of.name === name) || isInside(name, part.parent)
}

/** The parts of some kinds, in the order of the page. */
export function partsOf<K extends Kind>(reference: ApiReference, ...kinds: K[]): PartOf<K>[] {
  return [...walk(reference)].filter((part): part is PartOf<K> & Part => isOf(part, kinds))
}

/** The nearest part of some kinds around another one. */
export function around<K extends Kind>({ parent }: Part, ...kinds: K[]): PartOf<K> | undefined {
  if (parent === undefined) return undefined
  return isOf(parent, kinds) ? (parent as PartOf<K>) : around(parent, ...kinds)
}

function isOf(part: Part, kinds: readonly Kind[]): boolean {
  return kinds.includes(part.kind)
}

/** All operations that a client can call, in their order: those of callbacks are the service's. */
export function operationsOf({ groups }: ApiReference): Operation[] {
  return groups.flatMap(({ operations }) => operations)
}
