/** The filter around tables of a page, as on /errors. */
import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect, test } from './site.ts'

const rows = (page: Page) => page.locator('article tbody tr:visible')
const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter the tables' })

test('a filter leaves the rows of several tables that have all words, in their own text or in the heading above', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('product')}/errors`)
  const all = await rows(page).count()
  expect(all).toBeGreaterThan(35)
  await field(page).fill('invalid_client')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.locator('article output')).toHaveText('Matches: 2')
  // Nothing is left below the other headings.
  await expect(page.locator('article h2:visible')).toHaveText([/^400/, /^401/, /^Next steps/])
  await field(page).fill('429 nerd')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('contract')
  // A status of which only the hundreds are written.
  await field(page).fill('503 all')
  await expect(rows(page)).toHaveCount(1)
  await field(page).fill('no such thing')
  await expect(rows(page)).toHaveCount(0)
  await expect(page.locator('article output')).toHaveText('Matches: 0')
  await expect(page.locator('article h2:visible')).toHaveCount(1)
  await field(page).press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(rows(page)).toHaveCount(all)
  await expect(page.locator('article output')).toHaveText('')
})

test('an address says what a filter looks for, and a fragment is shown whatever it leaves', async ({
  page,
  site,
}) => {
  const address = `${await site('product')}/errors`
  await page.goto(`${address}?filter=429`)
  await expect(field(page)).toHaveValue('429')
  await expect(page.locator('article h2:visible').first()).toHaveText(/^429/)
  await expect(page.locator('article output')).toHaveText('Matches: 4')
  // A link to what is filtered away empties the filter.
  await page.evaluate(() => {
    location.hash = '#404'
  })
  await expect(page.locator('[id="404"]')).toBeInViewport()
  await expect(field(page)).toHaveValue('')
  await page.goto('about:blank')
  await page.goto(`${address}?filter=scribe#409`)
  await expect(page.locator('[id="409"]')).toBeInViewport()
  await expect(field(page)).toHaveValue('scribe')
  await page.goto('about:blank')
  await page.goto(`${address}?filter=406#409`)
  await expect(page.locator('[id="409"]')).toBeInViewport()
  await expect(field(page)).toHaveValue('')
})

test('a filter has no barriers, also at 320 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${await site('product')}/errors?filter=scribe`)
  await expect(page.locator('article output')).toHaveText(/Matches: \d+/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await barriers(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a filter is the whole list', async ({ page, site }) => {
    await page.goto(`${await site('product')}/errors?filter=429`)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    expect(await rows(page).count()).toBeGreaterThan(35)
  })
})
