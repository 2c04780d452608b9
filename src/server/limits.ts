import type { ServerOptions as HttpOptions, Server } from 'node:http'

/** All headers and the request line together; more is answered with 431. */
const HEAD_MAX_BYTES = 16 * 1024
/** RFC 9112 asks for 8000 at least; more is answered with 414. */
export const TARGET_MAX_BYTES = 8192
/** More is answered with 431. */
export const HEADERS_MAX_COUNT = 100
/** How often slow requests are looked for. */
const CHECK_EVERY_MS = 500

/** Limits that depend on what stands in front of the server. All times are measured on a clock that never jumps. */
export interface Limits {
  /** From the opening of a connection, or the first byte of a later request, to the end of the headers; then 408. */
  headersTimeoutMs: number
  /** The same to the end of the request; then 408. */
  requestTimeoutMs: number
  /** Between two requests of a connection; longer than that of a proxy in front, which else meets closed connections. */
  keepAliveTimeoutMs: number
  /** Without a byte in either direction while an answer is under way. */
  idleTimeoutMs: number
  /** More may ask for the health address only. */
  maxConnections: number
  /** The same for one address of a client. */
  maxPerAddress: number
}

export const DEFAULT_LIMITS: Limits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  keepAliveTimeoutMs: 65_000,
  idleTimeoutMs: 60_000,
  maxConnections: 4096,
  maxPerAddress: 256,
}

/** What Node wants to know before it opens a server. */
export function httpOptions({ headersTimeoutMs, requestTimeoutMs, keepAliveTimeoutMs }: Limits): HttpOptions {
  return {
    maxHeaderSize: HEAD_MAX_BYTES,
    headersTimeout: headersTimeoutMs,
    requestTimeout: Math.max(headersTimeoutMs, requestTimeoutMs),
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    // Lists sent in several lines count as one (RFC 9110, 5.3).
    joinDuplicateHeaders: true,
    // Looked at in unacceptable.ts, where the answer gets its headers.
    requireHostHeader: false,
    noDelay: true,
  }
}

/** What Node takes afterwards. A number of requests per connection is not limited: nothing grows with it. */
export function limit(server: Server, { idleTimeoutMs }: Limits): void {
  server.maxHeadersCount = HEADERS_MAX_COUNT + 1
  server.timeout = idleTimeoutMs
}
