import { onApproach } from '../on-approach.ts'
import { onPageShown } from '../page-shown.ts'
import { savesData } from '../saves-data.ts'
import { settings } from '../settings.ts'
import { whenIdle } from '../when-idle.ts'
import { prefetchPage } from './fetch-page.ts'
import { isSamePage, isSoftTarget } from './soft-target.ts'

/**
 * Fetches the pages that links in view lead to, one at a time, once the page has loaded; others on hover, focus or touch. Nothing when the
 * reader saves data.
 *
 * @param warmUp called, too, when the reader points at a link
 */
export function prefetchLinks(warmUp: () => Promise<unknown>): void {
  if (savesData()) return
  onApproach('a', (link) => {
    const url = targetOf(link)
    if (!url) return
    void prefetchPage(url)
    // A failure shows when the link is followed.
    warmUp().catch(() => {})
  })
  if (!window.IntersectionObserver) return
  const waiting = new Set<Element>()
  let busy = false
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) waiting.add(target)
      else waiting.delete(target)
    }
    void work()
  })
  onPageShown(() => {
    observer.disconnect()
    waiting.clear()
    whenIdle(() => {
      for (const link of document.querySelectorAll('a[href]')) if (targetOf(link)) observer.observe(link)
    })
  })

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    for (const link of waiting) {
      waiting.delete(link)
      const url = targetOf(link)
      if (url) await prefetchPage(url)
    }
    busy = false
  }
}

function targetOf(link: Element): URL | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download'))
    return undefined
  if (!URL.canParse(link.href)) return undefined
  const url = new URL(link.href)
  const current = new URL(location.href)
  // The page in the window is there already.
  return isSoftTarget(url, current, settings.base) && !isSamePage(url, current) ? url : undefined
}
