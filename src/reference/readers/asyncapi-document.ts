/** What is read of an AsyncAPI document, after it has been validated. */
import type { ExternalDocument } from '../about-model.ts'
import type { JsonSchema } from '../schema-model.ts'
import type { RawInfo } from './document-facts.ts'
import type { RawVariables } from './server-reader.ts'

export interface RawAsyncApi {
  /** Of the application. */
  id?: string
  info: RawInfo
  defaultContentType?: string
  servers?: Record<string, unknown>
  channels?: Record<string, unknown>
  operations?: Record<string, unknown>
  components?: {
    messages?: Record<string, unknown>
    schemas?: Record<string, JsonSchema>
    securitySchemes?: Record<string, unknown>
  }
}

export interface RawServer extends RawDescribed {
  host: string
  protocol: string
  protocolVersion?: string
  pathname?: string
  variables?: RawVariables
  security?: unknown[]
}

/** What many things of a document have. */
interface RawDescribed {
  title?: string
  summary?: string
  description?: string
  deprecated?: boolean
  externalDocs?: ExternalDocument
  bindings?: unknown
  tags?: unknown[]
}

export interface RawChannel extends RawDescribed {
  address?: string | null
  messages?: Record<string, unknown>
  parameters?: Record<string, unknown>
  servers?: { $ref: string }[]
}

export interface RawChannelParameter {
  description?: string
  default?: string
  enum?: string[]
  examples?: string[]
  location?: string
}

export interface RawAction extends RawDescribed {
  action: 'send' | 'receive'
  channel: { $ref: string }
  messages?: { $ref: string }[]
  reply?: unknown
  security?: unknown[]
}

export interface RawReply {
  address?: unknown
  channel?: { $ref: string }
  messages?: { $ref: string }[]
}

export interface RawMessage extends RawDescribed {
  name?: string
  payload?: unknown
  headers?: unknown
  contentType?: string
  correlationId?: unknown
  examples?: { name?: string; summary?: string; payload?: unknown; headers?: unknown }[]
}
