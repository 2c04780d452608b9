/** The kept copies. Storage that is blocked, full or missing is no error: nothing is kept then. Runs in pages and in the service worker. */
import { BASE } from './addresses.ts'
import { isWholeFile, isWholePage } from './whole.ts'

/** Caches of this site; another one may live at another path of the same host. */
export const PREFIX = `offline ${BASE} `
/** A new number when copies are kept in another way: the next service worker drops the old ones. */
const VERSION = 2
export const PAGES = `${PREFIX}pages ${VERSION}`
export const FILES = `${PREFIX}files ${VERSION}`
/** What the reader asked for when keeping the whole site (kept-site.ts). */
export const SITE = `${PREFIX}site ${VERSION}`
export const CACHES: readonly string[] = [PAGES, FILES, SITE]

/** Larger files are not for keeping unasked. Bytes as sent. */
const LARGE = 5_000_000
/** Header of a copy: when it was asked for, in ms since 1970, by the reader's clock. */
const ASKED = 'x-asked'

/** Error pages, redirects, parts of files and answers of other origins are never kept. */
export function mayBeKept(response: Response): boolean {
  const { status, type, redirected, headers } = response
  return status === 200 && type === 'basic' && !redirected && Number(headers.get('content-length')) < LARGE
}

/** A copy that is not whole is no copy: it goes, unseen. */
export async function keptCopy(cache: string, address: string): Promise<Response | undefined> {
  try {
    const copies = await caches.open(cache)
    const copy = await copies.match(address, { ignoreVary: true })
    if (!copy || (await isWhole(cache, address, copy.headers, await copy.clone().arrayBuffer()))) return copy
    await copies.delete(address, { ignoreVary: true })
  } catch {
    // No storage, or none that can be read.
  }
  return undefined
}

/**
 * Keeps an answer in the place of an older one, as the newest of its cache. What is not whole, or was asked for before the copy that is there, changes
 * nothing.
 * @param asked when the answer was asked for, in ms since 1970
 * @returns `full` when there is no room or no storage, `broken` for an answer that is not whole
 */
export async function keep(
  cache: string,
  address: string,
  response: Response,
  asked = Date.now(),
): Promise<'kept' | 'full' | 'broken'> {
  const bytes = await response.arrayBuffer().catch(() => undefined)
  if (!bytes || !(await isWhole(cache, address, response.headers, bytes))) return 'broken'
  const headers = new Headers(response.headers)
  headers.set(ASKED, String(asked))
  // About the bytes as they were sent.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  try {
    await alone(async () => {
      const copies = await caches.open(cache)
      const known = Number((await copies.match(address, { ignoreVary: true }))?.headers.get(ASKED) ?? 0)
      // Unless the clock has been put back.
      if (known > asked && known <= Date.now()) return
      await copies.put(address, new Response(bytes, { headers }))
    })
    return 'kept'
  } catch {
    return 'full'
  }
}

/** Makes a copy the newest of its cache. */
export async function renew(cache: string, address: string): Promise<void> {
  const copy = await keptCopy(cache, address)
  if (copy) await keep(cache, address, copy, Number(copy.headers.get(ASKED)))
}

/** Page and worker keep the same things at the same time. */
function alone(work: () => Promise<void>): Promise<void> {
  return globalThis.navigator?.locks ? navigator.locks.request(PREFIX, work) : work()
}

async function isWhole(
  cache: string,
  address: string,
  headers: Headers,
  bytes: ArrayBuffer,
): Promise<boolean> {
  const type = headers.get('content-type') ?? ''
  if (cache === PAGES) return isWholePage(type, new TextDecoder().decode(bytes))
  return cache === SITE || isWholeFile(new URL(address, location.href).pathname, type, bytes)
}
