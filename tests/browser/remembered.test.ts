/** What the browser remembers, and pages that may not remember anything. */

import { blockStorage } from './blocked-storage.ts'
import { block } from './code-parts.ts'
import { expect, test } from './site.ts'

test('R5.06, BAN-03, BAN-04: a dismissed banner goes at once and is hidden before the next paint', async ({
  page,
  site,
}) => {
  const url = `${await site('widgets')}/scripts`
  await page.goto(url)
  await expect(page.getByText('Read the news')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss banner' }).click()
  await expect(page.getByText('Read the news')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('news-1'))).toBe('0')
  await page.route(/\.js$/, () => {})
  await page.goto(url, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Copy' })).toBeVisible()
  await expect(page.getByText('Read the news')).toBeHidden()
})

test('C66, THM-02: the stored theme is there before any script file', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route(/\.js$/, () => {})
  await page.goto(`${await site('widgets')}/`, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('THM-03, THM-04: theme follows other windows and the system', async ({ context, page, site }) => {
  const url = await site('widgets')
  const other = await context.newPage()
  await other.goto(`${url}/`)
  await page.goto(`${url}/`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  await other.evaluate(() => localStorage.setItem('theme', 'light'))
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await other.evaluate(() => localStorage.removeItem('theme'))
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('C63: with storage blocked nothing breaks, it is only not remembered', async ({ page, site }) => {
  await blockStorage(page)
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(`${await site('widgets')}/scripts`)
  await page.getByRole('button', { name: 'Dismiss banner' }).click()
  await expect(page.getByText('Read the news')).toBeHidden()
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await page.getByRole('button', { name: 'Show sidebar' }).click()
  await page.locator('details[data-folder="/guide"] > summary').first().click()
  await expect(page.locator('details[data-folder="/guide"]').first()).toHaveAttribute('open')
  await block(page, 'text').hover()
  await block(page, 'text').locator('[data-wrap]').click()
  await expect(block(page, 'text').locator('[data-wrap]')).toHaveAttribute('aria-pressed', 'true')
})
