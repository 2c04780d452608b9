/** What the decoder (theme/applications/decoder) knows of all documents before it loads anything of one: names, addresses, where the rest is. */

import type { JsonSchema } from './schema-model.ts'

/** Address of the index, without base path. The files that it names have their hashes in their names. */
export const DECODER_INDEX = '/search/decoder.json'

export interface DecoderIndex {
  documents: KnownDocument[]
  shapes: KnownShape[]
  /** The page with the errors of all services; absent on a site without one. */
  errors?: {
    /** Address without base path. */
    route: string
    title: string
    sections: ErrorSection[]
  }
}

/** A section of the page of errors. Its id is a status or a class, such as `5xx`, where it is about one. */
export interface ErrorSection {
  id: string
  title: string
  /** Codes and names of headers in its text, in lower case. */
  codes: string[]
}

export interface KnownDocument {
  name: string
  /** With the version, for example `Extract API 3.0.0`. */
  title: string
  kind: 'http' | 'socket'
  /** Address of its {@link DocumentData}. */
  data: string
  /** Of a WebSocket, or of the document as a whole. */
  servers: string[]
  /** Of its page. */
  route: string
  operations: KnownOperation[]
}

export interface KnownOperation {
  id: string
  method: string
  path: string
  servers: string[]
  summary: string
  route: string
  /** Address of its `OperationData`. */
  data: string
  statuses: string[]
  /** Headers that it reads or sends, in lower case, with their permalinks. */
  headers: Record<string, string>
}

/** A body or message that a document describes. */
export interface KnownShape {
  /** Place in `documents`. */
  document: number
  /** Place in the operations of the document; absent for messages and callbacks. */
  operation?: number
  part: 'request' | 'response' | 'message' | 'callback'
  /** Of a response. */
  status?: string
  /** Of a message or callback. */
  name?: string
  /** Permalink. */
  id: string
  /** What the permalinks of its fields begin with. */
  fields: string
  route: string
  mediaType: string
  /** Names of its fields, or of those of its entries where it is a list. */
  names: string[]
  /** Those that are always there. */
  required: string[]
  /** Names of the fields inside its fields. */
  inner: string[]
  list?: true
  /** Values of fields that are always the same: `message: 'AddAudio'`. */
  fixed?: Record<string, unknown[]>
  /** Beginnings of its examples, where it is no JSON; of an error the texts in its examples. */
  texts?: string[]
}

/** The rest of a document that no file of an operation has. */
export interface DocumentData {
  /** Schemas of messages and callbacks by permalink. */
  bodies: Record<string, JsonSchema>
  definitions: Record<string, JsonSchema>
  /** Permalinks of fields and shapes, by the page that they are on. */
  ids: Record<string, string[]>
}

/** Characters of a text that tell it from others. */
export const TEXT_START = 60
