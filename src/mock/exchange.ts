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
  /** The reader's own job that it is about: forms go on with it. */
  job?: AnsweredJob
}

/** A job in an answer. */
export interface AnsweredJob {
  /** Own ids, each with that of the examples in front. */
  ids: [example: string, own: string][]
  /** Name of its state in the document; absent before it has begun. */
  state?: string
}

/** What a request got wrong, in a form that a page can show at the field it is about. */
export interface Violation {
  place: 'address' | 'security' | 'path' | 'query' | 'header' | 'cookie' | 'body'
  kind: 'address' | 'method' | 'token' | 'media type' | 'unreadable' | 'missing' | 'unknown' | 'value'
  /** Of a parameter, of what carries a secret, or of a part of a form. */
  name?: string
  /** JSON pointer inside the value, to the field that is wrong, missing or unknown. */
  pointer?: string
  /** What is wrong with it: `is missing`, `must be integer`. With its place: {@link sentenceOf}. */
  text: string
}

/** An answer, and what the document says about it. */
export interface Outcome {
  answer: Answer
  /** Permalink of the response that is answered. */
  responseId?: string
  /** What the caller does about it, as Markdown. */
  remedy?: string
  /** The document names no status for this fault: the one of the answer is a guess. */
  isUndocumented?: true
}

/** A message that went through a WebSocket. */
export interface SocketMessage {
  from: 'client' | 'server'
  text: string
}

/** One request with its answer (absent for a WebSocket), or one connection of a WebSocket with its messages. */
export interface Exchange extends Partial<Outcome> {
  request: SentRequest
  /** `nerd#api_annotations_async_post`, or `scribe-real-time-v2#AddData` for each kind of message sent; empty when nothing fits. */
  targets: string[]
  messages: SocketMessage[]
  /** Why the request does not fit the document; empty for a good one. */
  violations: Violation[]
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

/** A violation with its place: `query parameter 'page' is unknown`, `the body/text must be string`. */
export function sentenceOf({ place, name, pointer = '', text }: Violation): string {
  if (place === 'address' || place === 'security') return text
  if (place === 'body') return `${name === undefined ? 'the body' : `part '${name}'`}${pointer} ${text}`
  const what = place === 'path' || place === 'query' ? `${place} parameter` : place
  return `${what} '${name}'${pointer} ${text}`
}
