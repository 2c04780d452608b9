import { onPageShown } from '../events/page-shown.ts'
import { whenIdle } from '../events/when-idle.ts'
import { isFetched, prefetchPage } from './fetch-page.ts'
import { likelyLinks } from './likely-links.ts'
import { pageSize } from './page-size.ts'
import { linkTarget } from './soft-target.ts'

/**
 * What a view may fetch without the reader's hand, as it is sent and without headers. The promise is 6 files and 40 kB: the script with this in it
 * (late-parts/ahead.ts) is one of them.
 */
const MAX_PAGES = 5
const MAX_BYTES = 37_400
const MAX_PAGE_BYTES = 25_000

/**
 * Fetches, for each view, the pages that the reader is likely to go to: the next one and those that links in view lead to, the likeliest first,
 * one at a time, once the browser is idle. A page is asked for its size before it is fetched.
 */
export function prefetchAhead(): void {
  const inView = new Set<Element>()
  /** Pages that were asked for their size in this view. */
  const tried = new Set<string>()
  let bytesLeft = 0
  let busy = false
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    whenIdle(work)
  })
  onPageShown(() => {
    observer.disconnect()
    inView.clear()
    tried.clear()
    bytesLeft = MAX_BYTES
    for (const link of document.links) observer.observe(link)
  })

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    for (let url = likeliest(); url && tried.size < MAX_PAGES; url = likeliest()) {
      tried.add(url.href)
      const size = await pageSize(url)
      // Unless another page has come into the window meanwhile.
      if (tried.has(url.href) && size <= Math.min(bytesLeft, MAX_PAGE_BYTES)) {
        bytesLeft -= size
        await prefetchPage(url)
      }
    }
    busy = false
  }

  function likeliest(): URL | undefined {
    for (const link of likelyLinks()) {
      if (link.rel !== 'next' && !inView.has(link)) continue
      const url = linkTarget(link)
      if (url && !tried.has(url.href) && !isFetched(url)) return url
    }
    return undefined
  }
}
