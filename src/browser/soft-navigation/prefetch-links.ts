import { onApproach } from '../events/on-approach.ts'
import { savesData } from '../reader/saves-data.ts'
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
    if (!url) return undefined
    void prefetchPage(url)
    return warmUp()
  })
}
