/** Where the reader's own colours replace ours, what is marked, chosen or special is told from the rest by its form. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { themeButton, themeList } from './switches.ts'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))

/** Computed values of one style property. */
function styles(elements: Locator, name: string): Promise<string[]> {
  return elements.evaluateAll(
    (all, property) => all.map((one) => getComputedStyle(one).getPropertyValue(property)),
    name,
  )
}

function lineOf(links: Locator): Promise<string[]> {
  return styles(links, 'text-decoration-line')
}

test('NAV-11, SID-10, TOC-11: the page and the section being read are underlined in bar, tree and contents', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${await site('sections')}/api/x`)
  const bar = page.getByRole('banner').getByRole('navigation')
  expect(new Set(await lineOf(bar.locator('a[aria-current]')))).toEqual(new Set(['underline']))
  expect(new Set(await lineOf(bar.locator('a:not([aria-current])')))).toEqual(new Set(['none']))

  await page.goto(`${await site('sections')}/guide/long`)
  for (const list of [page.getByRole('navigation', { name: 'Pages' }), page.locator('main nav').nth(1)]) {
    await expect(list.locator('a[aria-current]').first()).toBeVisible()
    expect(new Set(await lineOf(list.locator('a[aria-current]')))).toEqual(new Set(['underline']))
    expect(new Set(await lineOf(list.locator('a:not([aria-current])')))).toEqual(new Set(['none']))
  }
})

test('TAB-03: the line below a tab is seen below the selected one only', async ({ page, site }) => {
  await page.goto(`${await site('product')}/tabs`)
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  const [selected, ...others] = await styles(tabs, 'border-bottom-color')
  const canvas = (await styles(page.locator('html'), 'background-color'))[0]
  expect(selected).not.toBe(canvas)
  expect(new Set(others)).toEqual(new Set([canvas]))
})

test('COD-08, THM-08: a pressed button has a thick border, the option to choose a ring', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${await site('locales')}/`)
  const wrap = page.locator('[data-wrap]').first()
  const before = await styles(wrap, 'border-top-width')
  await wrap.click()
  expect(before).toEqual(['1px'])
  expect(await styles(wrap, 'border-top-width')).toEqual(['3px'])

  await themeButton(page).click()
  const options = themeList(page).getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Home')
  await expect.poll(() => styles(options, 'outline-style')).toEqual(['solid', 'none', 'none'])
})

test('R3.30, COD-09: callouts, marked, changed and focused lines differ in more than colour', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('product')}/example`)
  const icons = await page
    .locator('main [data-type] > svg')
    .evaluateAll((all) => all.map((icon) => icon.innerHTML))
  expect(icons.length).toBeGreaterThanOrEqual(4)
  expect(new Set(icons).size).toBe(icons.length)

  expect(new Set(await styles(page.locator('.line.highlighted'), 'border-left-width'))).toEqual(
    new Set(['3px']),
  )
  const signs = await page
    .locator('.line.diff')
    .evaluateAll((all) => all.map((line) => getComputedStyle(line, '::after').content))
  expect(new Set(signs)).toEqual(new Set(['"+"', '"-"']))
  expect(new Set(await styles(page.locator('.line.focused'), 'font-weight'))).toEqual(new Set(['700']))
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`THM-01: icons have a colour of the reader's: ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${await site('locales')}/`)
    const text = (await styles(page.locator('body'), 'color'))[0]
    expect(await drawnIcons(page)).toEqual(new Set([text]))
    expect(new Set(await styles(page.locator('main [data-type] > svg'), 'color'))).toEqual(new Set([text]))
  })
}

/** Icons that are masks over a background. */
async function drawnIcons(page: Page): Promise<Set<string>> {
  const colours = await page
    .locator('[data-icon=language], [data-icon=system]')
    .evaluateAll((all) => all.map((icon) => getComputedStyle(icon, '::before').backgroundColor))
  return new Set(colours)
}
