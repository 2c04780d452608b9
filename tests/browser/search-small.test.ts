/** The search in a small window: in the menu, which the results fill. */
import { options, results, searchField, searchFor } from './search-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 375, height: 700 } })

test('NAV-15, SRU-12: results fill the menu; a choice closes it', async ({ page, site }) => {
  const address = await site('search')
  await page.goto(`${address}/`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await searchFor(page, 'overview')
  const box = await results(page).boundingBox()
  expect(box?.width).toBeGreaterThan(320)
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('list')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await options(page).first().click()
  await expect(searchField(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(`${address}/`)
})

test('SRU-14, SID-56: Escape closes the list first, then the menu', async ({ page, site }) => {
  await page.goto(`${await site('search')}/`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await searchFor(page, 'quokka')
  await page.keyboard.press('Escape')
  await expect(results(page)).toBeHidden()
  await expect(searchField(page)).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('list').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(searchField(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('R3.29: the shortcut opens the menu, where the field is', async ({ page, site }) => {
  await page.goto(`${await site('search')}/`)
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
})
