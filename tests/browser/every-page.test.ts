/** Pages of every site: one load of each serves all that is looked at. The product itself: product-pages.test.ts. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { barriersInThemes } from './barriers-in-themes.ts'
import { PROJECT } from './dev-server.ts'
import { IS_ALL, SWEPT, shapesOf, sweptPages } from './page-shapes.ts'
import { expect, test } from './site.ts'
import { misfitsInSettings } from './text-settings.ts'
import { unforcedSite } from './unforced-site.ts'

/** Something that no page may have. */
interface Fault {
  ids: string
  what: string
  /** One line per finding; `isShape`: whether nothing of the page's look has been seen on another. */
  find: (page: Page, isShape: boolean) => Promise<string[]>
}

const BARRIERS: Fault = {
  ids: 'C45, C82, R1.03',
  what: 'a barrier',
  // A page that looks like others has their colours.
  find: (page, isShape) => (isShape ? barriersInThemes(page, IS_ALL) : barriers(page, [], 'structure')),
}
const MISFITS: Fault = {
  ids: 'C82, LAY-12',
  what: 'text without room',
  find: (page) => misfitsInSettings(page),
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
  test(`${ids}: ${SWEPT} of ${name} is without ${what}`, {
    tag: ['@build', '@all'],
  }, async ({ page, site }) => {
    test.setTimeout(900_000)
    const root = await rootOf()
    const address = await site(root)
    const { shapes } = await shapesOf(root)
    const found = faults.map(() => [] as string[])
    for (const path of await sweptPages(root)) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(address + path)
      for (const [index, fault] of faults.entries()) {
        const findings = await fault.find(page, shapes.includes(path))
        found[index]?.push(...findings.map((finding) => `${path} ${finding}`))
      }
    }
    for (const [index, fault] of faults.entries())
      expect.soft(found[index], `${fault.ids}: ${fault.what}`).toEqual([])
  })
}
