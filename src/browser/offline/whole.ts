/** Whether an answer is what it should be, and all of it: proxies, captive portals and broken lines answer with status 200, too. */
import { HASHED_FOLDER } from '../../config/cache-control.ts'
import { readSeal } from '../../config/seal.ts'

/** Media types by the ending of a name; what is not listed, data among it, may be anything but a page. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?javascript/,
  css: /^text\/css/,
  htm: /^text\/html/,
  svg: /^image\//,
  png: /^image\//,
  jpg: /^image\//,
  jpeg: /^image\//,
  gif: /^image\//,
  webp: /^image\//,
  avif: /^image\//,
  ico: /^image\//,
}
const PAGE = /^text\/html/
/** Every page of this site has its settings (theme/layout/script-settings.tsx). */
const MARK = /<script\b[^>]* data-settings=/
/** What breaks when a part of it is missing. */
export const MUST_BE_WHOLE = /\.(js|css|json|htm)$/
/** In names such as `site.0f3a91cc.css` and `search-0f3a….json`. */
const HASH = /[.-]([\da-f]{8,16})\.(?:css|json|htm)$/

/**
 * A page that the build drew, from its settings to its end. Letters of a text that would look so are escaped.
 * @param type its media type
 */
export function isWholePage(type: string, text: string): boolean {
  return PAGE.test(type) && MARK.test(text) && text.includes('</html>')
}

/** @param path of the address */
export function typeFits(path: string, type: string): boolean {
  const expected = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? '']
  return expected ? expected.test(type) : !PAGE.test(type)
}

/**
 * Whether the bytes of a file are those that the build wrote: by the hash in its name, of a script by its seal. Of other files the type decides,
 * and of data whether it can be read.
 */
export async function isWholeFile(path: string, type: string, bytes: ArrayBuffer): Promise<boolean> {
  if (!typeFits(path, type)) return false
  if (!path.includes(HASHED_FOLDER)) return !path.endsWith('.json') || isJson(textOf(bytes))
  const [, named] = HASH.exec(path) ?? []
  if (named !== undefined) return (await hashOf(bytes)).startsWith(named)
  if (!path.endsWith('.js')) return true
  const sealed = readSeal(textOf(bytes))
  return (
    sealed !== undefined && (await hashOf(new TextEncoder().encode(sealed.script))).startsWith(sealed.hash)
  )
}

function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder().decode(bytes)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
