/** The bar at the top. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

function bar(page: Page): Locator {
  return page.getByRole('banner')
}

function items(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' })
}

test('R3.11, NAV-01, NAV-02, NAV-03: pages, sections and menus stand in the bar; hidden ones and docs do not', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/start`)
  const titles = items(page).locator('> ul > li > a, > ul > li > details > summary')
  await expect(titles).toHaveText(['Home', 'API', 'Nerd', 'Nerdy', 'More', 'Forum'])
  const order = await bar(page).evaluate((header) =>
    ['a[href="/"]', 'nav', 'input[type=search]', 'a[href="/guide"]'].map(
      (selector) => header.querySelector(selector)?.getBoundingClientRect().x ?? 0,
    ),
  )
  expect(order).toEqual([...order].sort((a, b) => a - b))
})

for (const [title, address] of [
  ['Home', '/'],
  ['API', '/api'],
  ['Nerd', '/nerd/overview'],
  ['Forum', 'https://forum.example'],
] as const) {
  test(`R3.12, NAV-04, NAV-05: the item ${title} leads to ${address}`, async ({ page, site }) => {
    await page.goto(`${await site('sections')}/start`)
    await expect(items(page).getByRole('link', { name: title, exact: true })).toHaveAttribute('href', address)
  })
}

for (const [route, marks] of [
  ['/', { Home: 'page' }],
  ['/api', { API: 'page' }],
  ['/api/x', { API: 'true' }],
  ['/nerd/faq', { Nerd: 'true' }],
  ['/nerdy/jokes', { Nerdy: 'true' }],
  ['/start', {}],
  ['/guide/setup/install', {}],
] as const) {
  test(`R3.13, NAV-06, NAV-07, NAV-09, NAV-11: marked on ${route}: ${Object.keys(marks).join() || 'nothing'}`, async ({
    page,
    site,
  }) => {
    await page.goto((await site('sections')) + route)
    expect(await marksIn(page)).toEqual(marks)
  })
}

test('R3.13: the mark follows a click', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/api`)
  await items(page).getByRole('link', { name: 'Nerdy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await expect.poll(() => marksIn(page)).toEqual({ Nerdy: 'true' })
})

function marksIn(page: Page): Promise<Record<string, string>> {
  return items(page)
    .locator('a[aria-current]')
    .evaluateAll((links) =>
      Object.fromEntries(links.map((link) => [link.textContent, link.ariaCurrent ?? ''])),
    )
}

test('R3.11, NAV-12: a menu opens a list of its links', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/start`)
  const changes = items(page).getByRole('link', { name: 'Changes' })
  await expect(changes).toBeHidden()
  await items(page).getByText('More').click()
  const status = items(page).getByRole('link', { name: 'Status (opens in a new tab)' })
  await expect(status).toHaveAttribute('target', '_blank')
  await expect(status).toHaveAttribute('href', 'https://status.example')
  await changes.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible()
})

test('R3.14, NAV-14: the logo leads home', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/guide/setup/install`)
  await bar(page).getByRole('link', { name: 'Sections' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sections' })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('R3.14, NAV-14: the logo leads to the configured address', async ({ page, site }) => {
  await page.goto(`${await site('variants')}/`)
  await bar(page).getByRole('link', { name: 'Variants' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible()
})

test('R3.15, NAV-15: a narrow window shows the menu button in place of items and search', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/start`)
  const button = bar(page).getByRole('button', { name: 'Menu' })
  await expect(button).toBeHidden()
  await expect(bar(page).locator('input[type=search]')).toBeVisible()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(button).toBeVisible()
  await expect(items(page)).toBeHidden()
  await expect(bar(page).locator('input[type=search]')).toBeHidden()
})

test('NAV-16, R9.04: the bar is 4rem high and stays at the top', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/guide/long`)
  expect((await bar(page).boundingBox())?.height).toBe(64)
  await page.evaluate(() => scrollTo(0, 1500))
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0)
})

test('R1.04: the button of the product leads to the free trial', async ({ page, site }) => {
  await page.goto(`${await site('product')}/`)
  const trial = bar(page).getByRole('link', { name: /^Free trial/ })
  await expect(trial).toHaveAttribute('href', /^https:\/\/services\.[a-z-]+\.example\/free-trial$/)
})
