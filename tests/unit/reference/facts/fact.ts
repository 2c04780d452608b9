/** Where in an API document a fact must stand. */
export interface Place {
  /** Method and whole path: `GET /api/v1/latest`. */
  operation?: string
  /** Which part of the operation; all of it by default. `response` is what succeeds, `response 400` that status, `headers` of responses. */
  part?: 'parameters' | 'request' | 'response' | `response ${string}` | 'headers' | 'callback'
  /** Message of a WebSocket. */
  message?: string
  /** Who sends the message. */
  from?: 'client' | 'server'
  /** Component of the document. */
  schema?: string
  /** Names of the fields on the way; `*` is any number of them. */
  path?: string[]
}

/** One named thing of the facts that the document and its page must have. */
export interface Fact {
  /**
   * `value` must be an allowed value of its field, `mention` may also stand in a description, `media` is the media type of a body or of a
   * part of a form, `shape` the name of a component, `limit` a row with these numbers.
   */
  kind:
    | 'operation'
    | 'parameter'
    | 'field'
    | 'value'
    | 'mention'
    | 'status'
    | 'message'
    | 'media'
    | 'shape'
    | 'limit'
  name: string
  at: Place
  /** Line in the facts. */
  line: number
}

/** A fact in words: `status 404 of POST /jobs`. */
export function inWords({ kind, name, at }: Fact): string {
  const owner = at.operation ?? at.message ?? at.schema
  const place = [owner, at.part ?? at.from, at.path?.join('.')].filter(
    (part) => part !== undefined && part !== '',
  )
  return `${kind} ${name}${place.length > 0 ? ` of ${place.join(' ')}` : ''}`
}
