import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Answers with a status and its number as plain text.
 * @param headers names and values in turn: those of the site and of this answer
 */
export function sendText(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: readonly string[],
): void {
  const body = `${status}\n`
  const kept = headers.includes('cache-control') ? [] : ['cache-control', 'no-cache']
  const own = ['content-type', 'text/plain; charset=utf-8', 'content-length', String(body.length)]
  response.writeHead(status, [...headers, ...kept, ...own])
  response.end(method === 'HEAD' ? undefined : body)
}
