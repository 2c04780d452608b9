/** The search in a small window: in the menu. */
import { options, results, searchField, searchFor } from './search-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 375, height: 700 } })

test('NAV-15, SRU-12: results lie over the menu; a choice closes it', async ({ page, site }) => {
  const address = await site('search')
  await page.goto(`${address}/`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await searchFor(page, 'overview')
  const box = await results(page).boundingBox()
  expect(box?.width).toBeGreaterThan(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await options(page).first().click()
  await expect(searchField(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(`${address}/`)
})

for (const [width, height, most] of [
  [320, 568, 108],
  [390, 800, 224],
  [600, 800, 224],
  [767, 1400, 400],
  [768, 800, 400],
  [1000, 400, 320],
] as const)
  test(`F08, R9.09, SRU-19: at ${width} × ${height} the list is at most ${most} px high and can be scrolled to its end`, {
    tag: width === 320 || width === 768 ? [] : '@all',
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`${await site('search')}/`)
    await page.keyboard.press('Control+k')
    await searchFor(page, 'overview')
    const box = await page.locator('.search-panel').boundingBox()
    expect(box?.height).toBeLessThanOrEqual(most)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toBeInViewport({ ratio: 0.9 })
  })

test('SRU-14, SID-56: Escape closes the list first, then the menu', async ({ page, site }) => {
  await page.goto(`${await site('search')}/`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await searchFor(page, 'quokka')
  await page.keyboard.press('Escape')
  await expect(results(page)).toBeHidden()
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(searchField(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('R3.29: the shortcut opens the menu, where the field is', async ({ page, site }) => {
  await page.goto(`${await site('search')}/`)
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
})

for (const width of [320, 390, 767])
  test(`NAV-15, R1.06: at ${width} px the bar has a button that leads to the search at once, by touch and by key`, {
    tag: width === 320 ? [] : '@all',
  }, async ({ browser, site }) => {
    const page = await browser.newPage({ viewport: { width, height: 700 }, hasTouch: true })
    await page.goto(`${await site('product')}/`)
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width)
    await button.tap()
    await expect(searchField(page)).toBeFocused()
    await searchFor(page, 'callback')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(searchField(page)).toHaveCount(0)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(searchField(page)).toBeFocused()
    await page.close()
  })
