import type { Hosting } from '../config/hosting-schema.ts'
import { redirectLocation } from '../config/redirect-location.ts'
import type { SiteFile, SiteFiles } from './files.ts'

/** What a request target means for this site. */
export type Address =
  | { kind: 'file'; file: SiteFile; status: number }
  | { kind: 'redirect'; location: string }
  /** `path` below the base path, decoded. */
  | { kind: 'not-found'; path: string }
  | { kind: 'malformed' }

/** Writes a base path the one way the server uses it: empty, or `/docs` with a leading and no trailing slash. */
export function normaliseBase(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '')
  return inner === '' ? '' : `/${inner}`
}

/**
 * Decides what a request target addresses. Canonical addresses have no trailing slash and no `.html`; the home page
 * is the base path followed by `/`. Other spellings of a known page redirect to it and keep the query.
 * @param target the request line's target, for example `/docs/scribe/v2/?q=1`
 * @param base normalised base path
 * @param redirects older addresses and where they lead
 */
export function resolveAddress(
  target: string,
  base: string,
  files: SiteFiles,
  redirects: Hosting['redirects'],
): Address {
  const [pathname = '', ...rest] = target.replace(/^https?:\/\/[^/?]*/i, '').split('?')
  const query = rest.length > 0 ? `?${rest.join('?')}` : ''
  const path = decodePath(pathname)
  if (path === undefined) return { kind: 'malformed' }
  if (path !== base && !path.startsWith(`${base}/`)) return { kind: 'not-found', path: '' }

  const route = path.slice(base.length).normalize()
  const older = route.replace(/(.)\/$/, '$1')
  const moved = Object.hasOwn(redirects, older) ? redirects[older] : undefined
  if (moved !== undefined) return { kind: 'redirect', location: redirectLocation(moved, base, query) }
  const file = files.pages.get(route) ?? files.assets.get(route)
  // The address of an error page is also its status (R2.05).
  if (file) return { kind: 'file', file, status: files.errorPages.has(route) ? Number(route.slice(-3)) : 200 }

  const canonical = canonicalRoute(route)
  if (!files.pages.has(canonical)) return { kind: 'not-found', path: route }
  return { kind: 'redirect', location: encodePath(base + canonical) + query }
}

/** `/a/`, `/a.html`, `/a/index` and `/a/index.html` all become `/a`. One slash only: `/a//` is nobody's address. */
function canonicalRoute(route: string): string {
  return (
    route
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  )
}

/** Decodes a path; undefined for malformed escapes, a missing leading slash or a control character. */
function decodePath(pathname: string): string | undefined {
  try {
    // Segment by segment, so that an encoded slash never becomes a second address of a page.
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
    const path = segments.join('/')
    return path.startsWith('/') && !hasControlCharacter(path) ? path : undefined
  } catch {
    return undefined
  }
}

function hasControlCharacter(text: string): boolean {
  for (const char of text) if (char < ' ' || char === '\u007f') return true
  return false
}

/** Escapes every segment. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
