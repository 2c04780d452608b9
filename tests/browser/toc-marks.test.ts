/** Which heading is being read. */
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test.describe('contents', () => {
  test.use({ viewport: { width: 1400, height: 800 } })
  const current = (page: Page) => page.locator('main nav a[aria-current=location]')

  test('TOC-07, TOC-08, C38: first at the start, computed after jumps, last at the end', async ({
    page,
    site,
  }) => {
    await page.goto(`${await site('widgets')}/long`)
    await expect(current(page)).toHaveText('One')
    await page.mouse.move(700, 400)
    await page.mouse.wheel(0, 100_000)
    await expect(current(page)).toHaveText('Last')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(current(page)).toHaveText('One')
    await page.evaluate(() => document.getElementById('five')?.scrollIntoView())
    await expect(current(page)).toHaveText('Five')
  })

  test('TOC-09: the entry that was clicked is marked until the reader scrolls', async ({ page, site }) => {
    await page.setViewportSize({ width: 1400, height: 1000 })
    await page.goto(`${await site('widgets')}/tabs`)
    const entry = page.locator('main nav a', { hasText: 'Keyed' })
    await entry.click()
    await expect(current(page)).toHaveText('Keyed')
    await page.waitForTimeout(400)
    await expect(current(page)).toHaveText('Keyed')
    await page.mouse.move(700, 400)
    await page.mouse.wheel(0, -3000)
    await expect(current(page)).toHaveText('Plain')
  })

  test('TOC-09: the heading of the address is marked after loading', async ({ page, site }) => {
    await page.goto(`${await site('widgets')}/long#six`)
    await expect(current(page)).toHaveText('Six')
  })

  test('R3.09: sections in the sidebar follow the reading as well', async ({ page, site }) => {
    await page.setViewportSize({ width: 600, height: 800 })
    await page.goto(`${await site('widgets')}/long#two-point-five`)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu a[aria-current=location]')).toHaveText('Two')
  })
})
