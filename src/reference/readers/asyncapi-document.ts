/** What is read of an AsyncAPI document, after it has been validated. */
import type { ExternalDocument } from '../about-model.ts'
import type { JsonSchema } from '../schema-model.ts'
import type { RawInfo } from './document-facts.ts'
import type { RawVariables } from './server-reader.ts'

export interface RawAsyncApi {
  info: RawInfo
  defaultContentType?: string
  servers?: Record<string, unknown>
  channels?: Record<string, unknown>
  operations?: Record<string, unknown>
  components?: { schemas?: Record<string, JsonSchema>; securitySchemes?: Record<string, RawScheme> }
}

export interface RawServer {
  host: string
  protocol: string
  pathname?: string
  description?: string
  variables?: RawVariables
}

export interface RawScheme {
  type: string
  description?: string
}

/** What many things of a document have. */
interface RawDescribed {
  title?: string
  summary?: string
  description?: string
  deprecated?: boolean
  externalDocs?: ExternalDocument
  bindings?: unknown
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
  examples?: { name?: string; summary?: string; payload?: unknown }[]
}
