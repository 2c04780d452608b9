/** Which requests the offline copy is about, and under which address a copy lies. Runs in pages and in the service worker. */
import { HASHED_FOLDER } from '../../config/cache-control.ts'
import { settings } from '../settings.ts'
import { isSoftTarget } from '../soft-navigation/soft-target.ts'

export const BASE = settings.base

/** Answered by code, and about now. */
const LIVE = /^\/(healthz$|_next\/)/
/** What a page is made of beside its text. */
const PARTS: readonly string[] = ['style', 'script', 'image', 'font', 'manifest', 'worker']

/**
 * What a request is for: a page, a file whose name carries a hash, or another file that a page needs.
 * @returns undefined for whatever is none of the offline copy's business: it goes its way as ever
 */
export function kindOf(request: Request): 'page' | 'hashed' | 'file' | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET' || request.headers.has('range') || !isOfSite(url)) return undefined
  const isPage = isSoftTarget(url, new URL(location.href), BASE)
  // Soft navigation asks with this header (soft-navigation/fetch-page.ts).
  if (request.mode === 'navigate' || request.headers.get('accept') === 'text/html')
    return isPage ? 'page' : undefined
  if (isHashed(url)) return 'hashed'
  return PARTS.includes(request.destination) || pathOf(url).startsWith('/search/') ? 'file' : undefined
}

/** Whether a file of the site may be kept at all. */
export function isOfSite(url: URL): boolean {
  return url.origin === location.origin && `${url.pathname}/`.startsWith(BASE) && !LIVE.test(pathOf(url))
}

/** The file at such an address never changes. */
export function isHashed(url: URL): boolean {
  return pathOf(url).startsWith(HASHED_FOLDER)
}

/** Where the copy of a file lies; whatever the query. */
export function fileAddress({ origin, pathname }: URL): string {
  return origin + pathname
}

/** Where the copy of a page lies: its canonical address, whatever the query. */
export function pageAddress({ origin, pathname }: URL): string {
  const path = pathname
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
  return origin + (path.length < BASE.length ? BASE : path)
}

/** Without base path. */
function pathOf(url: URL): string {
  return url.pathname.slice(BASE.length - 1)
}
