import { lookup } from 'mrmime'

/** Header names in lower case. */
export type Headers = Record<string, string>

/** Media type of a file by its name, with charset where one is defined. */
export function mediaType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return /^text\/|xml$/.test(type) ? `${type}; charset=utf-8` : type
}

/** Whether a media type shrinks: text in any dress. */
export function isCompressible(type: string): boolean {
  return /^text\/|[/+](json|xml|javascript|wasm)\b|manifest\+json/.test(type)
}

/**
 * Files whose name carries the bundler's hash never change; everything else is kept but asked for again each time,
 * so that a deploy is seen at once. A name without digit or capital in the hash's place may be an author's own file.
 */
export function cacheControl(path: string): string {
  const hashed = /^\/assets\/.*[.-](?=[\w-]*[A-Z0-9])[\w-]{8,}\.[a-z0-9]+$/.test(path)
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Names and values in turn, the form that Node sends without copying. */
export function listed(headers: Headers): string[] {
  return Object.entries(headers).flat()
}
