/** Menus of the bar: by mouse, by keyboard, without script. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { openByKey } from './switches.ts'

test.use({ viewport: { width: 1280, height: 800 } })

function button(page: Page, name = 'Project'): Locator {
  return page.getByRole('banner').locator('summary', { hasText: name })
}

function item(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('link', { name })
}

const FIRST = 'Changes'
const LAST = 'Support'

test('NAV-12: a button with a list below it; items by route, own address and title', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('locales')}/`)
  await expect(item(page, FIRST)).toBeHidden()
  await button(page).click()
  const links = page.getByRole('banner').locator('details a')
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.firstChild?.textContent, link.getAttribute('href')]),
    ),
  ).toEqual([
    ['Changes', '/project/changes'],
    ['Contributing', '/project/contributing'],
    ['Code', 'https://code.example'],
    ['Security', '/project/security'],
    ['Support', '/project/support'],
  ])
  const [above, below] = [await button(page).boundingBox(), await links.first().boundingBox()]
  expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
})

test('NAV-12: the list is at most 16rem high and scrolls by itself', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/`)
  await button(page).click()
  const list = page.getByRole('banner').locator('details ul')
  expect(await list.evaluate((ul) => getComputedStyle(ul).maxHeight)).toBe('256px')
  await list.evaluate((ul) => {
    for (let i = 0; i < 10; i++) ul.append(ul.lastElementChild?.cloneNode(true) ?? '')
  })
  expect(await list.evaluate((ul) => [ul.clientHeight <= 256, ul.scrollHeight > ul.clientHeight])).toEqual([
    true,
    true,
  ])
})

for (const key of ['Enter', 'Space', 'ArrowDown'] as const) {
  test(`NAV-13: ${key} opens on the first item`, async ({ page, site }) => {
    await page.goto(`${await site('locales')}/`)
    await openByKey(button(page), item(page, FIRST))
    await page.keyboard.press('Escape')
    await page.keyboard.press(key)
    await expect(item(page, FIRST)).toBeFocused()
    await expect(item(page, LAST)).toBeVisible()
  })
}

test('NAV-13: ArrowUp opens on the last item; Escape closes and returns', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/`)
  await openByKey(button(page), item(page, FIRST))
  await page.keyboard.press('Escape')
  await expect(item(page, FIRST)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(item(page, LAST)).toBeFocused()
})

test('NAV-13: arrows, Home, End and page keys move and stop at the ends', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/`)
  await openByKey(button(page), item(page, FIRST))
  for (const [key, name] of [
    ['ArrowUp', FIRST],
    ['ArrowDown', 'Contributing'],
    ['ArrowDown', 'Code'],
    ['ArrowUp', 'Contributing'],
    ['End', LAST],
    ['ArrowDown', LAST],
    ['PageUp', FIRST],
    ['PageDown', LAST],
    ['Home', FIRST],
  ] as const) {
    await page.keyboard.press(key)
    await expect(item(page, name), key).toBeFocused()
  }
})

test('NAV-13: letters jump to a match; typed quickly they are one beginning, for 350 ms', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('locales')}/`)
  await openByKey(button(page), item(page, FIRST))
  await page.keyboard.type('co')
  await expect(item(page, 'Contributing')).toBeFocused()
  await page.waitForTimeout(400)
  await page.keyboard.type('su')
  await expect(item(page, 'Support')).toBeFocused()
  await page.waitForTimeout(400)
  // One letter goes round to the next match.
  await page.keyboard.type('s')
  await expect(item(page, 'Security')).toBeFocused()
  await page.waitForTimeout(400)
  await page.keyboard.type('x')
  await expect(item(page, 'Security')).toBeFocused()
})

test('NAV-13: Tab and Shift+Tab close and go on from the button', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/`)
  await openByKey(button(page), item(page, FIRST))
  await page.keyboard.press('Tab')
  await expect(item(page, FIRST)).toBeHidden()
  await expect(page.locator('#bar input[type=search]')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Tab')
  await expect(item(page, FIRST)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wide' })).toBeFocused()
})

test('NAV-13: Enter follows an item, and the menu is closed afterwards', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/`)
  await openByKey(button(page), item(page, FIRST))
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: LAST })).toBeVisible()
  await expect(item(page, LAST)).toBeHidden()
})

test('NAV-12: a click on the button, elsewhere or on an item closes it', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/`)
  await button(page).click()
  await button(page).click()
  await expect(item(page, FIRST)).toBeHidden()
  await button(page).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(item(page, FIRST)).toBeHidden()
  await button(page).click()
  await item(page, FIRST).click()
  await expect(page.getByRole('heading', { level: 1, name: FIRST })).toBeVisible()
  await expect(item(page, FIRST)).toBeHidden()
})

test('NAV-12: the keys are fetched only when the reader comes to a menu', { tag: '@build' }, async ({
  page,
  site,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(`${await site('variants')}/`)
  await page.getByRole('heading', { level: 1 }).hover()
  await page.waitForLoadState('networkidle')
  expect(scripts).not.toHaveLength(0)
  expect(scripts.filter((url) => url.includes('dropdowns'))).toEqual([])
})

test('LAY-09, NAV-12: right to left the list begins at the right edge of its button', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('locales')}/ar`)
  await button(page, 'المشروع').click()
  const [above, below] = [
    await button(page, 'المشروع').boundingBox(),
    await page.getByRole('banner').locator('details ul').boundingBox(),
  ]
  if (!above || !below) throw new Error('Both are shown.')
  expect(below.x + below.width).toBeCloseTo(above.x + above.width, 0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('NAV-12: the menu opens, closes and leads on', async ({ page, site }) => {
    await page.goto(`${await site('locales')}/`)
    await button(page).click()
    await expect(item(page, FIRST)).toBeVisible()
    await button(page).click()
    await expect(item(page, FIRST)).toBeHidden()
    await button(page).press('Enter')
    await item(page, LAST).click()
    await expect(page.getByRole('heading', { level: 1, name: LAST })).toBeVisible()
  })
})
