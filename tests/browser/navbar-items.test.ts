/** What stands in a bar that holds everything it can, and which item is marked. */
import type { Locator, Page } from '@playwright/test'
import { pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1400, height: 800 } })

function bar(page: Page): Locator {
  return page.getByRole('banner')
}

function items(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' })
}

function item(page: Page, name: string): Locator {
  return items(page).getByRole('link', { name, exact: true })
}

/** Marked items with the value of `aria-current`, also `false`. */
function marks(page: Page): Promise<string[]> {
  return items(page)
    .locator('[aria-current]')
    .evaluateAll((all) => all.map((each) => `${each.firstChild?.textContent} ${each.ariaCurrent}`))
}

for (const [width, direction, names] of [
  [1400, 'ltr', ['logo', 'items', 'search', 'project', 'chat', 'extra']],
  [1400, 'rtl', ['logo', 'items', 'search', 'project', 'chat', 'extra']],
  [700, 'ltr', ['logo', 'project', 'chat', 'extra', 'menu']],
  [320, 'ltr', ['logo', 'project', 'chat', 'extra', 'menu']],
] as const) {
  test(`NAV-01, NAV-15: order of the bar, nothing over another, ${width}px ${direction}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${await site('frame')}/headings`)
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), direction)
    const parts = {
      logo: bar(page).getByText('Frame', { exact: true }),
      items: items(page),
      search: bar(page).locator('input[type=search]'),
      project: bar(page).getByRole('link', { name: 'Source (opens in a new tab)' }),
      chat: bar(page).getByRole('link', { name: 'Chat (opens in a new tab)' }),
      extra: bar(page).getByRole('link', { name: 'Try it' }),
      menu: bar(page).getByRole('button', { name: 'Menu' }),
    }
    for (const [name, part] of Object.entries(parts)) {
      await expect(part, name).toBeVisible({ visible: names.some((shown) => shown === name) })
    }
    await expect(parts.chat.or(parts.project)).toHaveCount(2)
    let end = direction === 'ltr' ? 0 : -width
    for (const name of names) {
      const box = await parts[name].boundingBox()
      if (!box) throw new Error(`${name} is shown.`)
      const [from, to] = direction === 'ltr' ? [box.x, box.x + box.width] : [-box.x - box.width, -box.x]
      expect(from, name).toBeGreaterThanOrEqual(end)
      end = to
    }
    expect(end).toBeLessThanOrEqual(direction === 'ltr' ? width : 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('R3.11, NAV-02: a section without visible pages gives no item, and nothing nested does', async ({
  page,
  site,
}) => {
  const address = await site('frame')
  await page.goto(`${address}/headings`)
  const titles = items(page).locator('> ul > li > a, > ul > li > details > summary')
  expect(await titles.evaluateAll((all) => all.map((each) => each.firstChild?.textContent))).toEqual([
    'API',
    'Shop',
    'API 2',
    'News',
    'Tools',
  ])
  // A page of type page inside a folder stays out of the bar and has a frame of its own kind.
  await page.goto(`${address}/opened/alone`)
  await expect(page.getByRole('heading', { level: 1, name: 'Alone' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Alone')).toHaveCount(0)
  await expect(pageTree(page)).toHaveCount(0)
})

test('NAV-08: an item that opens a new tab says so and is never marked', async ({ page, site }) => {
  await page.goto(`${await site('frame')}/news`)
  const news = items(page).getByRole('link', { name: 'News (opens in a new tab)' })
  await expect(news).toHaveAttribute('target', '_blank')
  await expect(news).toHaveAttribute('rel', 'noreferrer')
  const [text] = await news.locator('.visually-hidden').all()
  expect(await text?.textContent()).toBe(' (opens in a new tab)')
  expect((await text?.boundingBox())?.width).toBe(1)
  expect(await marks(page)).toEqual([])
})

for (const [route, expected] of [
  ['/api', ['API page']],
  ['/api/first', ['API true']],
  ['/api/v2', ['API 2 page']],
  ['/api/v2/call', ['API 2 true']],
  ['/headings', []],
  ['/', []],
] as const) {
  test(`NAV-09, NAV-10, NAV-11: on ${route} the longest match alone is marked: ${expected.join() || 'none'}`, async ({
    page,
    site,
  }) => {
    await page.goto((await site('frame')) + route)
    expect(await marks(page)).toEqual(expected)
  })
}

test('NAV-10, NAV-11: the mark moves with soft navigations, and attributes go with it', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('frame')}/headings`)
  for (const [name, expected] of [
    ['API', ['API page']],
    ['API 2', ['API 2 page']],
    ['API', ['API page']],
  ] as const) {
    await item(page, name).click()
    await expect.poll(() => marks(page)).toEqual(expected)
  }
  await page.goBack()
  await expect.poll(() => marks(page)).toEqual(['API 2 page'])
})

test('NAV-19: the mark shifts nothing, and every label is there once', async ({ page, site }) => {
  const address = await site('frame')
  const boxes = async (route: string) => {
    await page.goto(address + route)
    return items(page)
      .locator('> ul > li')
      .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
  }
  const plain = await boxes('/headings')
  expect(await boxes('/api')).toEqual(plain)
  // Heavier than its neighbours all the same.
  const looks = (name: string) =>
    item(page, name).evaluate((link) => {
      const { color, fontWeight, textShadow } = getComputedStyle(link)
      return { color, fontWeight, textShadow }
    })
  expect(await looks('API')).not.toEqual(await looks('API 2'))
  expect(await items(page).textContent()).toBe('APIShopAPI 2News (opens in a new tab)ToolsThe hammerThe saw')
  await expect(item(page, 'API')).toHaveAccessibleName('API')
  for (const pseudo of ['::before', '::after']) {
    const content = await item(page, 'API').evaluate(
      (link, which) => getComputedStyle(link, which).content,
      pseudo,
    )
    expect(content).toBe('none')
  }
})

test('R3.14, NAV-14: with `logoLink` false the logo leads nowhere', async ({ page, site }) => {
  await page.goto(`${await site('frame')}/headings`)
  const logo = bar(page).getByText('Frame', { exact: true })
  await expect(logo).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Frame' })).toHaveCount(0)
  await logo.click()
  await expect(page).toHaveURL(/\/headings$/)
  await page.keyboard.press('Tab')
  await expect(item(page, 'API')).toBeFocused()
})
