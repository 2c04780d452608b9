/** A page that takes longer is loaded by the browser itself. */
export const TIMEOUT_MS = 8000
/** A prefetched page is used this long; later it may have been changed by a deployment. */
const FRESH_MS = 5 * 60_000
/** Bound on remembered pages. */
const PAGES_MAX = 60

interface Fetched {
  text: Promise<string>
  time: number
}

const pages = new Map<string, Fetched>()

/** Fetches a page ahead of its use. A failure is not tried again by itself, only when the reader goes there. */
export async function prefetchPage(url: URL): Promise<void> {
  const key = keyOf(url)
  if (isFresh(pages.get(key))) return
  const text = textOf(key, AbortSignal.timeout(TIMEOUT_MS))
  pages.delete(key)
  pages.set(key, { text, time: Date.now() })
  const [oldest] = pages.keys()
  if (pages.size > PAGES_MAX && oldest !== undefined) pages.delete(oldest)
  await text.catch(() => {})
}

/** Pages have changed where they come from. */
export function forgetPages(): void {
  pages.clear()
}

/** Whether a page has been fetched ahead, or is on its way, and may still be shown. */
export function isFetched(url: URL): boolean {
  return isFresh(pages.get(keyOf(url)))
}

/**
 * The HTML of a page, prefetched or fetched now.
 * @throws when the answer is an error, no HTML, a redirect or too slow, or when `signal` is aborted
 */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<string> {
  const known = pages.get(keyOf(url))
  if (known && isFresh(known)) {
    try {
      const text = await known.text
      signal.throwIfAborted()
      return text
    } catch {
      signal.throwIfAborted()
    }
  }
  return textOf(keyOf(url), AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]))
}

async function textOf(address: string, signal: AbortSignal): Promise<string> {
  return (await requestPage(address, signal)).text()
}

/** @throws when the answer is an error, no HTML, a redirect or too slow */
export async function requestPage(address: string, signal: AbortSignal, method = 'GET'): Promise<Response> {
  const response = await fetch(address, { method, signal, headers: { accept: 'text/html' } })
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true
  if (!response.ok || !isHtml || response.redirected) throw new Error(`No page at ${address}`)
  return response
}

function isFresh(page: Fetched | undefined): boolean {
  return page !== undefined && Date.now() - page.time < FRESH_MS
}

function keyOf(url: URL): string {
  return url.origin + url.pathname + url.search
}
