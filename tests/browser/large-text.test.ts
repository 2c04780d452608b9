/** Text as large as the reader has set it (WCAG 2.2: 1.4.4); every page with large text: every-page.test.ts, product-pages.test.ts. */
import { expect, test } from './site.ts'

test('R9.07: with text of 200 % a window of 1280 px has the menu of small windows', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${await site('product')}/`)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(menu).toBeHidden()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await menu.click()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})
