/** Pages of every site: one load of each serves all that is looked at. The product itself: product-pages.test.ts. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { barriersInThemes } from './barriers-in-themes.ts'
import { PROJECT } from './dev-server.ts'
import { shapesOf } from './page-shapes.ts'
import { expect, test } from './site.ts'
import { misfitsInSettings } from './text-settings.ts'
import { unforcedSite } from './unforced-site.ts'

/** Something that no page may have. */
interface Fault {
  ids: string
  what: string
  /** One line per finding; `thorough`: also where it repeats what another window or theme has shown. */
  find: (page: Page, thorough: boolean) => Promise<string[]>
}

const BARRIERS: Fault = { ids: 'C45, C82, R1.03', what: 'a barrier', find: barriersInThemes }
const MISFITS: Fault = {
  ids: 'C82, LAY-12',
  what: 'text without room',
  find: (page) => misfitsInSettings(page, 'all'),
}

/** What they have together is nearly everything. */
const FREE = ['sections', 'widgets', 'locales', 'frame']
/** Those that force a theme are built once more without. */
const FORCED = ['product', 'variants', 'one-locale']
const FIXTURES = readdirSync(join(PROJECT, 'tests/fixtures'))

test.use({
  viewport: { width: 1280, height: 800 },
  // Where fixtures send reports, of the browser's own too, nobody answers.
  expectedErrors: [/status of (404|500)|status of 502.*\/reports\)$/],
})

for (const name of FREE) sweep(name, [BARRIERS, MISFITS])
for (const name of FIXTURES.filter((each) => !FREE.includes(each))) sweep(name, [MISFITS])
sweep('product', [MISFITS])
for (const name of FORCED) sweep(`${name} without its forced theme`, [BARRIERS], () => unforcedSite(name))

function sweep(name: string, faults: Fault[], rootOf = async () => name): void {
  const ids = [...new Set(faults.flatMap((fault) => fault.ids.split(', ')))].join(', ')
  const what = faults.map((fault) => fault.what).join(' or ')
  const look = async (page: Page, address: string, paths: readonly string[], thorough: boolean) => {
    const found = faults.map(() => [] as string[])
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(address + path)
      for (const [index, fault] of faults.entries())
        found[index]?.push(...(await fault.find(page, thorough)).map((finding) => `${path} ${finding}`))
    }
    for (const [index, fault] of faults.entries())
      expect.soft(found[index], `${fault.ids}: ${fault.what}`).toEqual([])
  }

  // Of the product product-pages.test.ts looks at every page, in dark barriers-in-use.test.ts.
  if (!name.startsWith('product'))
    test(`${ids}: one page of each shape of ${name} is without ${what}`, {
      tag: name === 'frame' || name === 'locales' ? '@build' : ['@build', '@all'],
    }, async ({ page, site }) => {
      test.setTimeout(300_000)
      const root = await rootOf()
      await look(page, await site(root), (await shapesOf(root)).shapes, false)
    })

  test(`${ids}: every page of ${name} is without ${what}`, { tag: ['@build', '@all'] }, async ({
    page,
    site,
  }) => {
    test.setTimeout(900_000)
    const root = await rootOf()
    const { shapes, others } = await shapesOf(root)
    await look(page, await site(root), [...shapes, ...others], true)
  })
}
