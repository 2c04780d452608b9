import type { Operation } from '../reference/model.ts'

/** What a sample sent, as it came in. */
export interface SentRequest {
  method: string
  host: string
  path: string
  query: [string, string][]
  /** The same as it came in, encoded. */
  search?: string
  /** By name in lower case. */
  headers: Record<string, string>
  body: Uint8Array
}

/** What the mock said. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** A message that went through a WebSocket. */
export interface SocketMessage {
  from: 'client' | 'server'
  text: string
}

/** One request with its answer, or one connection of a WebSocket with its messages. */
export interface Exchange {
  request: SentRequest
  /** `nerd#api_annotations_async_post`, or `scribe-real-time-v2#AddData` for each kind of message sent; empty when nothing fits. */
  targets: string[]
  /** Absent for a WebSocket. */
  answer?: Answer
  messages: SocketMessage[]
  /** Why the request does not fit the document; empty for a good one. */
  violations: string[]
  /** Parameters by place and name, and `body`, as the mock has read them. */
  values?: Record<string, unknown>
}

/** An operation of a document with the address it was found at. */
export interface Found {
  document: string
  operation: Operation
  /** Path parameters, decoded. */
  pathValues: Record<string, string>
  /** The same, encoded. */
  rawValues: Record<string, string>
}

/** `nerd#api_annotations_async_post` */
export function targetOf({ document, operation }: Pick<Found, 'document' | 'operation'>): string {
  return `${document}#${operation.operationId}`
}
