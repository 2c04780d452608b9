import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Sends an answer that code has made and nobody keeps. What follows the head of a request that is refused is not worth waiting for. */
export function sendWhole(
  response: ServerResponse,
  status: number,
  body: Buffer,
  headers: OutgoingHttpHeaders,
): void {
  if (response.destroyed) return
  if (!response.req.complete) response.shouldKeepAlive = false
  response.writeHead(status, { ...headers, 'content-length': body.length, 'cache-control': 'no-store' })
  response.end(body)
}
