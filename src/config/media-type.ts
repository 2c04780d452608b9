import { lookup } from 'mrmime'

/** Of a file whose name says nothing. */
export const UNKNOWN_TYPE = 'application/octet-stream'

/** RFC 9512 */
const YAML = 'application/yaml'

/** Below this a compressed answer saves no packet. */
export const COMPRESS_FROM_BYTES = 1024

/** Media type of a file by its name, with charset where one is defined. */
export function mediaType(path: string): string {
  const type = /\.ya?ml$/.test(path) ? YAML : (lookup(path) ?? UNKNOWN_TYPE)
  return /^text\/|xml$/.test(type) ? `${type}; charset=utf-8` : type
}

/** Whether a media type shrinks: text in any dress. */
export function isCompressible(type: string): boolean {
  return /^text\/|[/+](json|yaml|xml|javascript|wasm)\b|manifest\+json/.test(type)
}
