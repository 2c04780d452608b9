import { lookup } from 'mrmime'

/** Below this a compressed answer saves no packet. */
export const COMPRESS_FROM_BYTES = 1024

/** Media type of a file by its name, with charset where one is defined. */
export function mediaType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return /^text\/|xml$/.test(type) ? `${type}; charset=utf-8` : type
}

/** Whether a media type shrinks: text in any dress. */
export function isCompressible(type: string): boolean {
  return /^text\/|[/+](json|xml|javascript|wasm)\b|manifest\+json/.test(type)
}
