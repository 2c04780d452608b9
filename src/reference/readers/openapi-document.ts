/** What is read of an OpenAPI 3.1 document, after it has been validated. */
import type { JsonSchema } from '../schema-model.ts'
import type { Style } from '../value-format.ts'
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
]

export interface RawOpenApi {
  openapi: string
  info: { title: string; version: string; description?: string }
  servers?: RawServer[]
  security?: Record<string, unknown>[]
  tags?: { name: string; description?: string }[]
  paths?: Record<string, Record<string, unknown>>
  components?: { schemas?: Record<string, JsonSchema>; securitySchemes?: Record<string, unknown> }
}

export interface RawOperation {
  operationId?: string
  summary?: string
  description?: string
  deprecated?: boolean
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
  description?: string
  headers?: Record<string, unknown>
  content?: Record<string, { schema?: JsonSchema; example?: unknown; examples?: Record<string, unknown> }>
}
