import { onApproach } from '../on-approach.ts'
import { savesData } from '../saves-data.ts'
import { whenIdle } from '../when-idle.ts'
import { prefetchPage } from './fetch-page.ts'
import { linkTarget } from './soft-target.ts'

/**
 * Fetches a page on hover, focus or touch of a link to it; a few more without the reader's hand (prefetch-ahead.ts). Nothing when the reader
 * saves data.
 *
 * @param warmUp called when the reader points at a link
 */
export function prefetchLinks(warmUp: () => Promise<unknown>): void {
  if (savesData()) return
  onApproach('a', (link) => {
    const url = linkTarget(link)
    if (!url) return
    void prefetchPage(url)
    // A failure shows when the link is followed.
    warmUp().catch(() => {})
  })
  // The authors' server would draw every page that it is asked about.
  if (import.meta.env.DEV || !window.IntersectionObserver) return
  whenIdle(() => {
    import('./prefetch-ahead.ts').then(
      ({ prefetchAhead }) => prefetchAhead(),
      // The other ways stay.
      () => {},
    )
  })
}
