import type { IncomingMessage, ServerResponse } from 'node:http'

/** An address that code answers, not a file of the site. */
export interface Endpoint {
  /** Below the base path, for example `/healthz`. */
  path: string
  /** Others are answered with 405. */
  methods: readonly string[]
  /** Answers; the headers of the site are set already, and HEAD sends no body by itself. */
  answer: (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => Promise<void>
}
