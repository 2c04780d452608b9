import type { Browser } from '@playwright/test'
import { bytesOf, filesOf, watchAhead } from '../../tests/browser/fetched-ahead.ts'
import { median } from '../figures/summary.ts'
import { type MeasuredSite, startAddress } from './measured-site.ts'

/** First views that are measured. */
const VIEWS = 5
/** How long a reader looks at a page without touching anything. */
const LOOK_MS = 4000

/** What a first view fetches after the load event without the reader's hand: `6 files, 38.6 kB, the largest 14.0 kB`, medians and the largest of all. */
export async function fetchedAhead(browser: Browser, site: MeasuredSite): Promise<string> {
  const files: number[] = []
  const bytes: number[] = []
  let largest = 0
  for (let view = 0; view < VIEWS; view += 1) {
    // A new one, so that nothing comes out of a cache.
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    const ahead = await watchAhead(page)
    await page.goto(startAddress({ ...site, start: site.start.replace(/\d+$/, String(3 * view)) }))
    await page.waitForTimeout(LOOK_MS)
    const fetched = filesOf(ahead())
    files.push(fetched.length)
    bytes.push(bytesOf(ahead()))
    largest = Math.max(largest, ...fetched.map((file) => file.bytes))
    await context.close()
  }
  return `${median(files)} files, ${kB(median(bytes))}, the largest ${kB(largest)}`
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
