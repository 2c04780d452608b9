/** What is read of an OpenAPI document, after it has been validated. */
import type { ExternalDocument } from '../about-model.ts'
import type { Server } from '../model.ts'
import type { JsonSchema } from '../schema-model.ts'
import type { RawInfo } from './document-facts.ts'

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
  servers?: Server[]
  security?: Record<string, unknown>[]
  tags?: RawTag[]
  paths?: Record<string, unknown>
  webhooks?: Record<string, unknown>
  components?: { schemas?: Record<string, JsonSchema>; securitySchemes?: Record<string, RawSecurityScheme> }
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
  servers?: Server[]
  parameters?: unknown[]
  /** By methods that the specification has no word for. */
  additionalOperations?: Record<string, RawOperation>
  [method: string]: unknown
}

export interface RawSecurityScheme {
  type: string
  scheme?: string
  bearerFormat?: string
  in?: string
  name?: string
  description?: string
}

export interface RawOperation {
  operationId?: string
  summary?: string
  description?: string
  deprecated?: boolean
  externalDocs?: ExternalDocument
  tags?: string[]
  servers?: Server[]
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
  content?: Record<string, { schema?: JsonSchema }>
  example?: unknown
  explode?: boolean
}

export interface RawResponse {
  summary?: string
  description?: string
  headers?: Record<string, unknown>
  links?: Record<string, unknown>
  content?: Record<string, { schema?: JsonSchema; example?: unknown; examples?: Record<string, unknown> }>
}
