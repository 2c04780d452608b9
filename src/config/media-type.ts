import { lookup } from 'mrmime'

/** Of a file whose name says nothing. */
export const UNKNOWN_TYPE = 'application/octet-stream'

/** RFC 9512 */
const YAML = 'application/yaml'

/** RFC 9727: the profile says that it is a catalog. */
export const CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

/** Below this a compressed answer saves no packet. */
export const COMPRESS_FROM_BYTES = 1024

/** Media type of a file by its name, with charset where one is defined. */
export function mediaType(path: string): string {
  if (/(^|\/)api-catalog$/.test(path)) return CATALOG_TYPE
  const type = /\.ya?ml$/.test(path) ? YAML : (lookup(path) ?? UNKNOWN_TYPE)
  return /^text\/|xml$/.test(type) ? `${type}; charset=utf-8` : type
}

/** Whether a media type shrinks: text in any dress. */
export function isCompressible(type: string): boolean {
  return /^text\/|[/+](json|yaml|xml|javascript|wasm)\b|manifest\+json/.test(type)
}
