/** The kept copies. Storage that is blocked, full or missing is no error: nothing is kept then. Runs in pages and in the service worker. */
import { BASE } from './addresses.ts'

/** Caches of this site; another one may live at another path of the same host. */
export const PREFIX = `offline ${BASE} `
/** A new number when copies are kept in another way: the next service worker drops the old ones. */
const VERSION = 1
export const PAGES = `${PREFIX}pages ${VERSION}`
export const FILES = `${PREFIX}files ${VERSION}`
/** What the reader asked for when keeping the whole site (kept-site.ts). */
export const SITE = `${PREFIX}site ${VERSION}`
export const CACHES: readonly string[] = [PAGES, FILES, SITE]

/** Larger files are not for keeping unasked. Bytes as sent. */
const LARGE = 5_000_000

/** Error pages, redirects, parts of files and answers of other origins are never kept. */
export function mayBeKept(response: Response): boolean {
  const { status, type, redirected, headers } = response
  return status === 200 && type === 'basic' && !redirected && Number(headers.get('content-length')) < LARGE
}

export async function keptCopy(cache: string, address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cache)).match(address, { ignoreVary: true })
  } catch {
    return undefined
  }
}

/**
 * Keeps an answer in the place of an older one, as the newest of its cache.
 * @returns false when there is no room or no storage
 */
export async function keep(cache: string, address: string, response: Response): Promise<boolean> {
  try {
    await (await caches.open(cache)).put(address, response)
    return true
  } catch {
    return false
  }
}
