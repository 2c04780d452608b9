import type { IncomingMessage } from 'node:http'
import { HEADERS_MAX_COUNT, TARGET_MAX_BYTES } from './limits.ts'

/**
 * What the HTTP parser lets through and this server does not.
 * @returns the status of the refusal
 */
export function unacceptable(request: IncomingMessage): 400 | 414 | 417 | 431 | undefined {
  const { url = '', rawHeaders, headers, httpVersion } = request
  if (url.length > TARGET_MAX_BYTES) return 414
  // The parser drops what is above its own limit in silence; that one is higher by one.
  if (rawHeaders.length > 2 * HEADERS_MAX_COUNT) return 431
  // RFC 9112, 3.2. Two of them come joined: another server in front may have looked at the other one.
  const { host, expect } = headers
  if (host === undefined ? httpVersion === '1.1' : host.includes(',')) return 400
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') return 417
  return undefined
}

/** Whether bytes of a body follow the head. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers
  return coding !== undefined || (length !== undefined && Number(length) !== 0)
}
