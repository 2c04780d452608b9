/** What is read of an OpenAPI document, after it has been validated. */
import type { ExternalDocument } from '../about-model.ts'
import type { JsonSchema } from '../schema-model.ts'
import type { Style } from '../value-format.ts'
import type { RawInfo } from './document-facts.ts'
import type { RawServer } from './server-reader.ts'

/** Keys of a path that are operations. */
export const METHODS: readonly string[] = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
]

export interface RawOpenApi {
  openapi: string
  info: RawInfo
  servers?: RawServer[]
  security?: Record<string, unknown>[]
  tags?: RawTag[]
  paths?: Record<string, unknown>
  webhooks?: Record<string, unknown>
  components?: { schemas?: Record<string, JsonSchema>; securitySchemes?: Record<string, unknown> }
}

/** A tag: of OpenAPI 3.2 it may have a title and stand below another one. */
export interface RawTag {
  name: string
  summary?: string
  description?: string
  parent?: string
  externalDocs?: ExternalDocument
}

/** A path, a webhook or a callback: operations by method, and what they have in common. */
export interface RawPathItem {
  summary?: string
  description?: string
  servers?: RawServer[]
  parameters?: unknown[]
  /** By methods that the specification has no word for. */
  additionalOperations?: Record<string, RawOperation>
  [method: string]: unknown
}

export interface RawOperation {
  operationId?: string
  summary?: string
  description?: string
  deprecated?: boolean
  externalDocs?: ExternalDocument
  tags?: string[]
  servers?: RawServer[]
  security?: Record<string, unknown>[]
  parameters?: unknown[]
  requestBody?: unknown
  responses?: Record<string, unknown>
  callbacks?: Record<string, unknown>
}

export interface RawParameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  description?: string
  deprecated?: boolean
  schema?: JsonSchema
  example?: unknown
  style?: Style
  explode?: boolean
  allowReserved?: boolean
  examples?: Record<string, unknown>
  content?: Record<string, { schema?: JsonSchema; example?: unknown; examples?: Record<string, unknown> }>
}

export interface RawResponse {
  summary?: string
  description?: string
  headers?: Record<string, unknown>
  links?: Record<string, unknown>
  content?: Record<string, { schema?: JsonSchema; example?: unknown; examples?: Record<string, unknown> }>
}
