import type { ValueTexts } from '../../texts/reference-texts.ts'
import type { Channel } from '../channel-model.ts'
import type { Server } from '../connection-model.ts'
import { pointerTo } from '../json-pointer.ts'
import type { ApiReference } from '../model.ts'
import type { RawAsyncApi, RawServer } from './asyncapi-document.ts'
import { readChannels } from './channel-reader.ts'
import { readDocumentFacts } from './document-facts.ts'
import type { DocumentSource } from './document-source.ts'
import { messagesOf } from './message-reader.ts'
import { ownField } from './own-fields.ts'
import { resolve } from './references.ts'
import { SchemaReader } from './schema-reader.ts'
import { readVariables } from './server-reader.ts'

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

/**
 * The model of a validated AsyncAPI document of a WebSocket service. The document speaks for the service: what it receives, a client sends.
 * @param name file name without extension
 * @param texts for what the model says in words
 */
export function readAsyncApi(source: DocumentSource, name: string, texts: ValueTexts): ApiReference {
  const raw = source.data as RawAsyncApi
  const schemas = new SchemaReader(source, texts)
  const sequence = ownField(raw, 'x-sequence')
  const messages = [...messagesOf(source, schemas, 'receive'), ...messagesOf(source, schemas, 'send')]
  const channels = readChannels(source, schemas, messages)
  const [only] = channels.length === 1 ? channels : []
  const isConnection = only !== undefined && isPlain(only)
  return {
    name,
    kind: 'socket',
    ...readDocumentFacts(raw),
    // The address of the only channel is that of the connection.
    servers: readServers(source, only?.address ?? '', isConnection ? only : undefined),
    security: Object.entries(raw.components?.securitySchemes ?? {}).map(([scheme, value]) => {
      const { value: found } = resolve(source, value, pointerTo('/components/securitySchemes', scheme))
      const { type, description = '' } = found as { type: string; description?: string }
      return { name: scheme, kind: kindOf(type, texts.security), description: description.trim() }
    }),
    ...(sequence && { sequence }),
    groups: [],
    ...(!isConnection && channels.length > 0 && { channels }),
    messages,
    shapes: schemas.shapes(),
  }
}

/** @param channel the only one, when there is nothing to say of it that the connection does not say */
function readServers(source: DocumentSource, address: string, channel?: Channel): Server[] {
  const { servers = {} } = source.data as RawAsyncApi
  return Object.entries(servers).map(([key, value]) => {
    const { value: found } = resolve(source, value, pointerTo('/servers', key))
    const { host, protocol, pathname = '', description = '', variables } = found as RawServer
    const path = pathname.endsWith(address) ? pathname : joined(pathname, address)
    const said = [description.trim(), channel?.summary, channel?.description].filter(Boolean)
    return {
      url: `${protocol}://${host}${path}`,
      description: said.join(' '),
      ...readVariables(variables),
    }
  })
}

/** One slash between the path of a server and the address of a channel. */
function joined(pathname: string, address: string): string {
  return address.startsWith('/') ? pathname.replace(/\/$/, '') + address : pathname + address
}

/** A channel of which its address, its messages and a plain connection are all there is. */
function isPlain({ parameters, documents, bindings, actions }: Channel): boolean {
  const isUsual = ([protocol, value]: readonly [string, string]) =>
    protocol === 'ws' && (value === '{}' || value === '{"method":"GET"}')
  return (
    parameters.length === 0 &&
    documents === undefined &&
    bindings.every(isUsual) &&
    actions.every((action) => action.reply === undefined && action.bindings.length === 0)
  )
}
