import type { ValueTexts } from '../../texts/reference-texts.ts'
import { withDigits } from '../exact-json.ts'
import { nameId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { Example, Message } from '../model.ts'
import type { JsonSchema } from '../schema-model.ts'
import type { RawAction, RawAsyncApi, RawMessage } from './asyncapi-document.ts'
import { bindingsOf } from './bindings.ts'
import { documentsOf } from './document-facts.ts'
import type { DocumentSource } from './document-source.ts'
import { tagsNote, tagsOf, withNotes } from './notes.ts'
import { ownField } from './own-fields.ts'
import { type Resolved, resolve } from './references.ts'
import { code } from './schema-facts.ts'
import type { SchemaReader } from './schema-reader.ts'
import { withTraits } from './traits.ts'

const JSON_TYPE = 'application/json'
/** Schemas in these formats are JSON Schemas; others are texts of another language. */
const JSON_SCHEMA = /json|asyncapi|openapi/i

/** The messages of one direction in the order of the document, each once; the service receives what a client sends. */
export function messagesOf(
  source: DocumentSource,
  schemas: SchemaReader,
  action: 'send' | 'receive',
): Message[] {
  const { operations = {} } = source.data as RawAsyncApi
  const found = Object.entries(operations).flatMap(([key, value]) => {
    const { value: operation, pointer } = withTraits(source, value, pointerTo('/operations', key))
    const raw = operation as RawAction
    const own = messagesOfAction(source, raw, pointer)
    // What is replied goes the other way.
    return raw.action === action ? own : replies(source, raw, pointer)
  })
  const once = [...new Map(found.map((message) => [message.pointer, message])).values()]
  return once.map(({ pointer }) => {
    const { value } = withTraits(source, { $ref: `#${pointer}` }, pointer)
    return readMessage(source, schemas, value as RawMessage, pointer, action)
  })
}

/** The messages of channels and components that no operation sends or receives: the document does not say who does. */
export function unsentMessages(
  source: DocumentSource,
  schemas: SchemaReader,
  told: readonly Message[],
): Message[] {
  const { channels = {}, components } = source.data as RawAsyncApi
  const known = new Set(told.map(({ pointer }) => pointer))
  const all = Object.keys(channels).flatMap((name) => {
    const pointer = pointerTo('/channels', name)
    return messagesOfAction(source, { channel: { $ref: `#${pointer}` } }, pointer)
  })
  const spare = Object.keys(components?.messages ?? {}).map((name) => {
    const pointer = pointerTo('/components/messages', name)
    return resolve(source, { $ref: `#${pointer}` }, pointer)
  })
  const pointers = new Set(
    [...all, ...spare].map(({ pointer }) => pointer).filter((pointer) => !known.has(pointer)),
  )
  return [...pointers].map((pointer) => {
    const { value } = withTraits(source, { $ref: `#${pointer}` }, pointer)
    return { ...readMessage(source, schemas, value as RawMessage, pointer, 'send'), isUnsent: true as const }
  })
}

/** The messages of an operation, or of a reply: those it names, or else all of its channel. */
export function messagesOfAction(
  source: DocumentSource,
  { messages, channel }: { messages?: { $ref: string }[]; channel?: { $ref: string } },
  pointer: string,
): Resolved[] {
  if (messages)
    return messages.map((message, index) => resolve(source, message, pointerTo(pointer, 'messages', index)))
  if (!channel) return []
  const { value, pointer: at } = resolve(source, channel, pointer)
  const { messages: all = {} } = value as { messages?: Record<string, unknown> }
  return Object.entries(all).map(([key, message]) => resolve(source, message, pointerTo(at, 'messages', key)))
}

function replies(source: DocumentSource, { reply }: RawAction, pointer: string): Resolved[] {
  if (reply === undefined) return []
  const { value, pointer: at } = resolve(source, reply, pointerTo(pointer, 'reply'))
  return messagesOfAction(source, value as Parameters<typeof messagesOfAction>[1], at)
}

function readMessage(
  source: DocumentSource,
  schemas: SchemaReader,
  raw: RawMessage,
  pointer: string,
  action: 'send' | 'receive',
): Message {
  const name = raw.name ?? pointer.split('/').at(-1) ?? ''
  const id = nameId(name)
  const replaces = ownField(raw, 'x-replaces')
  const { defaultContentType = JSON_TYPE } = source.data as RawAsyncApi
  const { contentType = defaultContentType, title } = raw
  const payload = schemaOf(raw.payload, pointerTo(pointer, 'payload'))
  const headers = schemaOf(raw.headers, pointerTo(pointer, 'headers'))
  const bindings = bindingsOf(source, raw.bindings, pointer)
  return {
    id,
    name,
    pointer,
    from: action === 'receive' ? 'client' : 'server',
    ...(title !== undefined && title !== name && { title }),
    summary: raw.summary?.trim() ?? '',
    description: raw.description?.trim() ?? '',
    ...(ownField(raw, 'x-inferred') && { inferred: true }),
    ...(raw.deprecated && { deprecated: true }),
    schema: schemas.read(payload.schema, payload.pointer, id),
    jsonSchema: payload.schema,
    ...(raw.headers !== undefined && { headers: schemas.read(headers.schema, headers.pointer, id) }),
    ...(contentType !== JSON_TYPE && { contentType }),
    ...(bindings.length > 0 && { bindings }),
    ...documentsOf(raw),
    ...withNotes([
      correlationNote(source, raw.correlationId, pointer, schemas.notes),
      tagsNote(tagsOf(source, raw.tags, pointer), schemas.notes),
    ]),
    examples: (raw.examples ?? []).flatMap((example, index): Example[] => {
      if (!('payload' in example)) return []
      const { name: key, summary, payload: value, headers: sent } = example
      const digits = source.digitsAt(pointerTo(pointer, 'examples', index, 'payload'))
      const shown = { name: key ?? String(index + 1), ...(summary !== undefined && { summary }) }
      const description = sent === undefined ? undefined : schemas.notes.headers(code(JSON.stringify(sent)))
      return [{ ...shown, ...(description && { description }), value, ...withDigits('digits', digits) }]
    }),
    ...(replaces !== undefined && { replaces }),
  }
}

function correlationNote(
  source: DocumentSource,
  raw: unknown,
  pointer: string,
  notes: ValueTexts['notes'],
): string[] {
  if (raw === undefined) return []
  const { value } = resolve(source, raw, pointerTo(pointer, 'correlationId'))
  const { location, description = '' } = value as { location: string; description?: string }
  return [`${notes.correlation(code(location))} ${description.trim()}`.trim()]
}

/** The JSON Schema of a payload, which may say in which language it is written. */
function schemaOf(value: unknown, pointer: string): { schema: JsonSchema; pointer: string } {
  if (typeof value !== 'object' || value === null || !('schemaFormat' in value))
    return { schema: (value ?? {}) as JsonSchema, pointer }
  const { schemaFormat, schema } = value as { schemaFormat: string; schema: unknown }
  const at = pointerTo(pointer, 'schema')
  if (JSON_SCHEMA.test(schemaFormat)) return { schema: schema as JsonSchema, pointer: at }
  const text = typeof schema === 'string' ? schema : JSON.stringify(schema, null, 2)
  return { schema: { description: `${schemaFormat}:\n\n\`${text}\`` }, pointer: at }
}
