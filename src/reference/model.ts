/**
 * One model for every API document, HTTP and WebSocket alike. Pages, contents, search, samples, the mock and the checks read this and nothing
 * else. Plain data: it can be cached and cross threads. Texts are Markdown of one paragraph kind (docs/apis.md).
 */
import type { About, ExternalDocument } from './about-model.ts'
import type { Channel } from './channel-model.ts'
import type { SecurityNeed, SecurityScheme, Server } from './connection-model.ts'
import type { SequenceStep, StateMachine } from './diagram-model.ts'
import type { Digits } from './exact-json.ts'
import type { Limit } from './limit-model.ts'
import type { ResponseLink } from './link-model.ts'
import type { ReferenceIndex } from './pages/page-model.ts'
import type { Field, JsonSchema, Marked, Schema, Shape } from './schema-model.ts'
import type { Style, ValueFormat } from './value-format.ts'

export interface ApiReference {
  /** File name in `apis/` without extension: `nerd`. */
  name: string
  kind: 'http' | 'socket'
  title: string
  version: string
  /** What the document follows: `OpenAPI 3.1`. */
  format?: string
  description: string
  /** What else the document says about itself. */
  about?: About
  servers: Server[]
  security: SecurityScheme[]
  limits: Limit[]
  states?: StateMachine
  /** A usual session of a WebSocket, for its diagram. */
  sequence?: SequenceStep[]
  /** HTTP: operations by tag, in the order of the document. */
  groups: OperationGroup[]
  /** HTTP: requests that the service sends by itself. */
  webhooks?: Callback[]
  /** WebSocket: where messages go, when there is more to say than the address of the connection. */
  channels?: Channel[]
  /** WebSocket: messages in the order of the document, those of the client first. */
  messages: Message[]
  /** Shapes that more than one place uses and that are long or contain themselves: drawn once, at the end of the page. */
  shapes: Shape[]
  /** JSON Schemas of the document by component name, for validation; `$ref` is `#/components/schemas/<name>`. */
  definitions: Record<string, JsonSchema>
  /** Name of the document of the older version. */
  replaces?: string
  /** What to do about breaking changes, by the id of the change. */
  migration: Record<string, string>
  /** This is one of several pages: each group of the document has its own. */
  index?: ReferenceIndex
  /** The page is that of its only group, and no more. */
  isGroup?: true
}

export interface OperationGroup {
  /** Permalink of the group. */
  id: string
  /** Last part of the address of a page of its own. */
  slug: string
  title: string
  description: string
  documents?: ExternalDocument[]
  /** Markdown: what else the document says, a paragraph each. */
  notes?: string[]
  operations: Operation[]
}

export interface Operation extends Marked {
  /** Permalink. */
  id: string
  operationId: string
  /** JSON pointer in the document. */
  pointer: string
  method: string
  /** Template, as in `/jobs/{job_id}`. */
  path: string
  /** Own servers, where they are not those of the document. */
  servers?: Server[]
  summary: string
  /** What the document says of the path and so of all its methods. */
  ofPath?: string
  documents?: ExternalDocument[]
  /** Markdown: what else the document says, a paragraph each. */
  notes?: string[]
  /** Published recently. */
  isNew?: true
  /** What a request brings: one of these; empty when nothing is needed. */
  security: SecurityNeed[]
  parameters: Parameter[]
  body?: Body
  responses: Response[]
  callbacks: Callback[]
  limits: Limit[]
  /** Paths of the service that this operation stands for, when they are not its own. */
  publishedPaths: string[]
  /** operationId in the older document. */
  replaces?: string
  /** What the mock answers in turn; the last one stays. */
  mock: { status: string; example?: string }[]
}

export interface Parameter extends Field {
  place: 'path' | 'query' | 'header' | 'cookie'
  /** Absent for the usual one of its place: `simple` in paths and headers, else `form`. */
  style?: Style
  /** How lists and objects are written: OpenAPI's `explode`. */
  explode: boolean
  /** Signs such as `/` and `:` are sent as they are. */
  allowReserved?: true
  /** The value is written in this media type, not in a style. */
  mediaType?: string
  jsonSchema: JsonSchema
  /** Kinds of value of one path parameter. */
  variants: { name: string; pattern: string; description: string; example: string }[]
}

export interface Body {
  description: string
  required: boolean
  contents: Content[]
}

/** A body in one media type. */
export interface Content {
  mediaType: string
  /** Absent for a body whose shape is not described. */
  schema?: Schema
  /** The same for validation. */
  jsonSchema?: JsonSchema
  examples: Example[]
  /** Media types of the parts of a form, by part. */
  partTypes: Record<string, string>
  /** Of the fields of a form that are written in a style, by field. */
  partStyles?: Record<string, ValueFormat>
}

export interface Example {
  /** Key in the document. */
  name: string
  summary?: string
  /** Markdown. */
  description?: string
  /** JSON value, or a text for media types that are not JSON. */
  value: unknown
  /** The value is the address of the example. */
  isAddress?: true
  /** Its numbers that JavaScript would write differently. */
  digits?: Digits
}

export interface Response extends Marked {
  /** Permalink. */
  id: string
  pointer: string
  /** `201`, `5XX` or `default`. */
  status: string
  headers: Field[]
  contents: Content[]
  /** What the caller does about an error. */
  remedy?: string
  links?: ResponseLink[]
}

export interface Callback {
  name: string
  operation: Operation
}

export interface Message extends Marked {
  /** Permalink. */
  id: string
  name: string
  pointer: string
  /** Who sends it. */
  from: 'client' | 'server'
  /** Title, where it says more than the name. */
  title?: string
  summary: string
  schema: Schema
  jsonSchema: JsonSchema
  headers?: Schema
  /** Media type, when it is not JSON. */
  contentType?: string
  bindings?: [protocol: string, value: string][]
  documents?: ExternalDocument[]
  /** Markdown: what else the document says, a paragraph each. */
  notes?: string[]
  /** No operation says who sends it. */
  isUnsent?: true
  examples: Example[]
  /** Message in the older document. */
  replaces?: string
}
