import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookup } from 'mrmime'
import { HEADERS_FILE } from './files.ts'

/** Header names in lower case. */
export type Headers = Record<string, string>

const SECURITY_HEADERS: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

/**
 * Headers sent with every answer: fixed ones, plus those of the `headers.json` the build wrote (the content security
 * policy with the hash of the inline script). Without that file there is no policy.
 * @throws Error when the file is not an object of strings
 */
export function readSecurityHeaders(dist: string): Headers {
  const file = join(dist, HEADERS_FILE)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return SECURITY_HEADERS
  }
  return { ...SECURITY_HEADERS, ...parseHeaders(text, file) }
}

function parseHeaders(text: string, file: string): Headers {
  const headers: Headers = {}
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new Error(`${file}: expected an object of headers`)
  for (const [name, content] of Object.entries(value)) {
    if (typeof content !== 'string') {
      throw new Error(`${file}: ${name}: expected a string, received ${JSON.stringify(content)}`)
    }
    headers[name.toLowerCase()] = content
  }
  return headers
}

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
