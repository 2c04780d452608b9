/** A view of a page of the product fetches little that the reader has not asked for. */
import { bytesOf, filesOf, watchAhead } from './fetched-ahead.ts'
import { IS_ALL } from './page-shapes.ts'
import { expect, test } from './site.ts'

/** A start page, an article, a page of an API document and a neighbour of the heaviest of them. */
const USUAL = ['/', '/extract/v3/quickstart', '/llmreadyapi/api', '/extract/v3/ocr']

/** One page of each shape: start pages, articles, pages of API documents, neighbours of the heaviest of them, an old version, hidden pages. */
const EACH_SHAPE = [
  '/',
  '/scribe/v2',
  '/extract/v3/quickstart',
  '/llmreadyapi/overview',
  '/llmreadyapi/kf-authentication',
  '/llmreadyapi/api',
  '/extract/v3/ocr',
  '/extract/v2/api',
  '/scribe/v1/batch-development',
  '/example',
  '/tabs',
]

/** Pages that are visited at the same time. */
const LANES = 3
const SIZE = { viewport: { width: 1280, height: 900 } }

test('without the reader’s hand a view fetches at most 6 files and 40 kB, none above 25 kB', {
  tag: '@build',
}, async ({ browser, site }) => {
  const address = await site('product')
  const routes = [...(IS_ALL ? EACH_SHAPE : USUAL)]
  const lanes = Array.from({ length: LANES }, async () => {
    for (let route = routes.shift(); route !== undefined; route = routes.shift()) {
      // A new one, so that nothing comes out of a cache.
      const context = await browser.newContext(SIZE)
      const page = await context.newPage()
      const ahead = await watchAhead(page)
      await page.goto(address + route, { waitUntil: 'networkidle' })
      // The script that fetches ahead and a page: on a busy machine they take their time.
      await expect.poll(() => filesOf(ahead()).length, { timeout: 20_000 }).toBeGreaterThan(1)
      // Longer than the browser may let a page wait for an idle moment.
      await page.waitForTimeout(2500)
      const fetched = ahead()
      const files = filesOf(fetched)
      expect.soft(files.length, `files of ${route}`).toBeLessThanOrEqual(6)
      expect.soft(bytesOf(fetched), `bytes of ${route}`).toBeLessThanOrEqual(40_000)
      expect
        .soft(Math.max(0, ...files.map(({ bytes }) => bytes)), `largest of ${route}`)
        .toBeLessThanOrEqual(25_000)
      await context.close()
    }
  })
  await Promise.all(lanes)
})
