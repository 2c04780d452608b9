import type { ValueTexts } from '../../texts/reference-texts.ts'
import { nameId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { ApiReference, Example, Message } from '../model.ts'
import type { JsonSchema } from '../schema-model.ts'
import { readDocumentFacts } from './document-facts.ts'
import type { DocumentSource } from './document-source.ts'
import { ownField } from './own-fields.ts'
import { resolve } from './references.ts'
import { SchemaReader } from './schema-reader.ts'
import { type RawVariables, readVariables } from './server-reader.ts'

interface RawAsyncApi {
  info: { title: string; version: string; description?: string }
  servers?: Record<
    string,
    { host: string; protocol: string; pathname?: string; description?: string; variables?: RawVariables }
  >
  channels?: Record<
    string,
    { address?: string | null; messages?: Record<string, unknown>; description?: string }
  >
  operations?: Record<
    string,
    { action: 'send' | 'receive'; channel: { $ref: string }; messages?: { $ref: string }[] }
  >
  components?: { schemas?: Record<string, JsonSchema>; securitySchemes?: Record<string, RawScheme> }
}

interface RawScheme {
  type: string
  description?: string
}

/** Texts of the kinds of security. AsyncAPI has no word for a token inside a message; `apiKey` is the nearest. */
const SCHEMES: Record<string, 'messageToken' | 'requestKey' | 'header' | 'password'> = {
  apiKey: 'messageToken',
  httpApiKey: 'requestKey',
  http: 'header',
  userPassword: 'password',
}

function kindOf(type: string, texts: ValueTexts['security']): string {
  const text = SCHEMES[type]
  return text === undefined ? type : texts[text]
}

interface RawMessage {
  name?: string
  summary?: string
  description?: string
  deprecated?: boolean
  payload?: JsonSchema
  examples?: { name?: string; summary?: string; payload?: unknown }[]
}

/**
 * The model of a validated AsyncAPI document of a WebSocket service. The document speaks for the service: what it receives, a client sends.
 * @param name file name without extension
 * @param texts for what the model says in words
 */
export function readAsyncApi(source: DocumentSource, name: string, texts: ValueTexts): ApiReference {
  const raw = source.data as RawAsyncApi
  const schemas = new SchemaReader(source, texts)
  const [address = ''] = Object.values(raw.channels ?? {}).map((channel) => channel.address ?? '')
  const sequence = ownField(raw, 'x-sequence')
  return {
    name,
    kind: 'socket',
    ...readDocumentFacts(raw),
    servers: Object.values(raw.servers ?? {}).map(
      ({ host, protocol, pathname = '', description = '', variables }) => ({
        url: `${protocol}://${host}${pathname.endsWith(address) ? pathname : joined(pathname, address)}`,
        description: description.trim(),
        ...readVariables(variables),
      }),
    ),
    security: Object.entries(raw.components?.securitySchemes ?? {}).map(
      ([scheme, { type, description = '' }]) => ({
        name: scheme,
        kind: kindOf(type, texts.security),
        description: description.trim(),
      }),
    ),
    ...(sequence && { sequence }),
    groups: [],
    messages: [...messagesOf(source, schemas, 'receive'), ...messagesOf(source, schemas, 'send')],
    shapes: schemas.shapes(),
  }
}

/** One slash between the path of a server and the address of a channel. */
function joined(pathname: string, address: string): string {
  return address.startsWith('/') ? pathname.replace(/\/$/, '') + address : pathname + address
}

function messagesOf(source: DocumentSource, schemas: SchemaReader, action: 'send' | 'receive'): Message[] {
  const { operations = {} } = source.data as RawAsyncApi
  const found = Object.entries(operations)
    .filter(([, operation]) => operation.action === action)
    .flatMap(([key, operation]) =>
      operation.messages
        ? operation.messages.map((message, index) =>
            resolve(source, message, pointerTo('/operations', key, 'messages', index)),
          )
        : channelMessages(source, operation.channel.$ref),
    )
  const once = [...new Map(found.map((message) => [message.pointer, message])).values()]
  return once.map(({ value, pointer }) => readMessage(schemas, value as RawMessage, pointer, action))
}

function channelMessages(source: DocumentSource, ref: string) {
  const { value, pointer } = resolve(source, { $ref: ref }, '')
  const { messages = {} } = value as { messages?: Record<string, unknown> }
  return Object.entries(messages).map(([key, message]) =>
    resolve(source, message, pointerTo(pointer, 'messages', key)),
  )
}

function readMessage(
  schemas: SchemaReader,
  raw: RawMessage,
  pointer: string,
  action: 'send' | 'receive',
): Message {
  const name = raw.name ?? pointer.split('/').at(-1) ?? ''
  const id = nameId(name)
  const replaces = ownField(raw, 'x-replaces')
  return {
    id,
    name,
    pointer,
    from: action === 'receive' ? 'client' : 'server',
    summary: raw.summary?.trim() ?? '',
    description: raw.description?.trim() ?? '',
    ...(ownField(raw, 'x-inferred') && { inferred: true }),
    ...(raw.deprecated && { deprecated: true }),
    schema: schemas.read(raw.payload ?? {}, pointerTo(pointer, 'payload'), id),
    jsonSchema: raw.payload ?? {},
    examples: (raw.examples ?? []).map(({ name: key, summary, payload }, index): Example => {
      return { name: key ?? String(index + 1), ...(summary !== undefined && { summary }), value: payload }
    }),
    ...(replaces !== undefined && { replaces }),
  }
}
