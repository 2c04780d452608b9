import type { ValueTexts } from '../../texts/reference-texts.ts'
import type { Channel } from '../channel-model.ts'
import type { Server } from '../connection-model.ts'
import { pointerTo } from '../json-pointer.ts'
import type { ApiReference } from '../model.ts'
import type { RawAsyncApi, RawServer } from './asyncapi-document.ts'
import { asksNote, readSocketScheme } from './asyncapi-security.ts'
import { bindingsOf } from './bindings.ts'
import { readChannels } from './channel-reader.ts'
import { readDocumentFacts } from './document-facts.ts'
import type { DocumentSource } from './document-source.ts'
import { messagesOf, unsentMessages } from './message-reader.ts'
import { tagsNote, tagsOf, withNotes } from './notes.ts'
import { ownField } from './own-fields.ts'
import { resolve } from './references.ts'
import { code, linkOf } from './schema-facts.ts'
import { SchemaReader } from './schema-reader.ts'
import type { RawScheme } from './security-reader.ts'
import { readVariables } from './server-reader.ts'
import { refOf } from './structure-walk.ts'

/**
 * The model of a validated AsyncAPI document of a WebSocket service. The document speaks for the service: what it receives, a client sends.
 * @param name file name without extension
 * @param texts for what the model says in words
 */
export function readAsyncApi(source: DocumentSource, name: string, texts: ValueTexts): ApiReference {
  const raw = source.data as RawAsyncApi
  const schemas = new SchemaReader(source, texts)
  const sequence = ownField(raw, 'x-sequence')
  const told = [...messagesOf(source, schemas, 'receive'), ...messagesOf(source, schemas, 'send')]
  const messages = [...told, ...unsentMessages(source, schemas, told)]
  const channels = readChannels(source, schemas, messages, texts)
  const [only] = channels.length === 1 ? channels : []
  const isConnection = only !== undefined && isPlain(only)
  const facts = readDocumentFacts(raw)
  const about = withNotes([
    raw.id === undefined ? [] : texts.notes.called(code(raw.id)),
    tagsNote(tagsOf(source, raw.info.tags, '/info'), texts.notes),
  ])
  return {
    name,
    kind: 'socket',
    ...facts,
    ...((facts.about || about.notes) && { about: { ...facts.about, ...about } }),
    // The address of the only channel is that of the connection.
    servers: readServers(source, texts, only?.address ?? '', isConnection ? only : undefined),
    security: Object.entries(raw.components?.securitySchemes ?? {}).map(([scheme, value]) => {
      const { value: found } = resolve(source, value, pointerTo('/components/securitySchemes', scheme))
      return readSocketScheme(scheme, found as RawScheme, texts.security)
    }),
    ...(sequence && { sequence }),
    groups: [],
    ...(!isConnection && channels.length > 0 && { channels }),
    messages,
    shapes: schemas.shapes(),
  }
}

/** @param channel the only one, when there is nothing to say of it that the connection does not say */
function readServers(
  source: DocumentSource,
  texts: ValueTexts,
  address: string,
  channel?: Channel,
): Server[] {
  const { servers = {} } = source.data as RawAsyncApi
  return Object.entries(servers).map(([key, value]) => {
    const { value: found, pointer } = resolve(source, value, pointerTo('/servers', key))
    const raw = found as RawServer
    const { host, protocol, pathname = '', variables, protocolVersion: version } = raw
    const path = pathname.endsWith(address) ? pathname : joined(pathname, address)
    const own = [raw.title && `**${raw.title}**`, raw.summary?.trim(), raw.description?.trim()]
    const said = [...own, channel?.summary, channel?.description].filter(Boolean)
    const bindings = bindingsOf(source, raw.bindings, pointer)
    const isOneOfSeveral = Object.keys(servers).length > 1
    const at = pointerTo(pointer, 'security')
    return {
      url: `${protocol}://${host}${path}`,
      description: said.join(' '),
      ...readVariables(variables),
      ...withNotes([
        isOneOfSeveral ? texts.notes.called(code(key)) : [],
        version === undefined ? [] : texts.notes.protocol(code(version)),
        // Of all servers alike the section of authentication speaks.
        isOneOfSeveral || hasInline(raw.security) ? asksNote(source, raw.security ?? [], at, texts) : [],
        tagsNote(tagsOf(source, raw.tags, pointer), texts.notes),
        linkOf(raw.externalDocs, texts.notes),
      ]),
      ...(bindings.length > 0 && { bindings }),
    }
  })
}

function hasInline(security: readonly unknown[] = []): boolean {
  return security.some((value) => refOf(value) === undefined || 'scopes' in (value as object))
}

/** One slash between the path of a server and the address of a channel. */
function joined(pathname: string, address: string): string {
  return address.startsWith('/') ? pathname.replace(/\/$/, '') + address : pathname + address
}

/** A channel of which its address, its messages and a plain connection are all there is. */
function isPlain({ parameters, documents, notes, others, bindings, actions }: Channel): boolean {
  const isUsual = ([protocol, value]: readonly [string, string]) =>
    protocol === 'ws' && (value === '{}' || value === '{"method":"GET"}')
  return (
    parameters.length === 0 &&
    documents === undefined &&
    notes === undefined &&
    (others.length === 0 || actions.length === 0) &&
    bindings.every(isUsual) &&
    actions.every(({ reply, bindings: own, notes }) => !reply && !notes && own.length === 0)
  )
}
