import type { IncomingMessage } from 'node:http'
import { STRICT_TRANSPORT } from '../config/hosting.ts'

const NONE: readonly string[] = []

/**
 * The header that makes browsers keep to TLS, as name and value in turn: only where a trusted proxy says that the reader came over TLS
 * (RFC 6797, 7.2 forbids it on plain HTTP).
 */
export function strictTransport({ headers }: IncomingMessage, trustProxy: boolean): readonly string[] {
  if (!trustProxy) return NONE
  const forwarded = headers['x-forwarded-proto']
  // Of several proxies the first one saw the reader.
  const [protocol = ''] = (Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? '')).split(',')
  return protocol.trim().toLowerCase() === 'https' ? STRICT_TRANSPORT : NONE
}
