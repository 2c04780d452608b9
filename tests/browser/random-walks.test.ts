/** Whatever way a reader takes through a site, the page in the end is the same as one that was loaded. */
import { walk } from './random-walk.ts'
import { expect, test } from './site.ts'
import { differences, loadAs } from './two-tabs.ts'

test.use({ viewport: { width: 1280, height: 700 } })

/** Walks of each site; twenty in all. */
const WALKS = { product: 3, sections: 5, variants: 4, widgets: 4, locales: 4 }
const CLICKS = { build: 30, dev: 12 }

for (const [name, count] of Object.entries(WALKS)) {
  test(`SID-53, C31: ${count} random walks through ${name} end as a load of their last page`, {
    tag: '@all',
  }, async ({ page, context, site, mode }) => {
    const address = await site(name)
    const loaded = await context.newPage()
    for (let seed = 1; seed <= (mode === 'dev' ? 1 : count); seed++) {
      await page.goto(`${address}/`)
      const steps = await walk(page, seed, CLICKS[mode])
      await loadAs(page, loaded, page.url())
      for (const each of [page, loaded]) await each.evaluate(toTheTop)
      expect.soft(await differences(page, loaded), `walk ${seed}:\n${steps.join('\n')}`).toEqual([])
    }
  })
}

/** Where a page is scrolled to, and how it came there, is the reader's own. */
function toTheTop(): void {
  scrollTo({ top: 0, behavior: 'instant' })
  dispatchEvent(new Event('wheel'))
}
