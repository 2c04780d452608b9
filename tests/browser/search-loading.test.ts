/** The search data on its way: once, late, not at all, and never before it is wanted. */
import type { Page } from '@playwright/test'
import { options, results, SEARCH_DATA, searchField, searchFor } from './search-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('R5.05, R7.01, SRU-01: the data is asked for once, at the first focus', async ({ page, site }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (SEARCH_DATA.test(new URL(request.url()).pathname)) requests.push(request.url())
  })
  await page.goto(`${await site('search')}/`, { waitUntil: 'networkidle' })
  expect(requests).toEqual([])
  await searchField(page).focus()
  await expect.poll(() => requests.length).toBe(1)
  await searchFor(page, 'quokka')
  await searchFor(page, 'gref')
  await expect(results(page)).toBeVisible()
  // The box in the menu of small windows shares it.
  await page.setViewportSize({ width: 400, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await searchFor(page, 'quokka')
  await expect(options(page)).toHaveCount(1)
  expect(requests).toHaveLength(1)
})

test('C17, SRU-02, SRU-03: words typed before the data is here are searched when it arrives', async ({
  page,
  site,
}) => {
  await page.route(SEARCH_DATA, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await page.goto(`${await site('search')}/`)
  await searchField(page).focus()
  await page.keyboard.type('overview', { delay: 25 })
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page.getByText('No results found.')).toHaveCount(0)
  await expect(results(page)).toBeVisible()
  await expect(page.getByText('Loading…')).toHaveCount(0)
})

test.describe('failure', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('F16, C18, R8.04, SRU-04: a load that failed twice is said and tried again at the next focus, without an uncaught error', async ({
    page,
    site,
  }) => {
    let requests = 0
    await page.route(SEARCH_DATA, (route) => {
      requests += 1
      return requests <= 4 ? route.fulfill({ status: 500, body: 'no' }) : route.continue()
    })
    await page.goto(`${await site('search')}/`)
    await searchField(page).focus()
    await expect.poll(() => requests).toBe(2)
    await page.keyboard.type('o')
    await expect(page.getByText('Failed to load search index.')).toBeVisible()
    await page.keyboard.press('Escape')
    await searchField(page).focus()
    await expect(results(page)).toBeVisible()
  })

  test('SRU-04: a button tries again', async ({ page, site }) => {
    await page.route(SEARCH_DATA, (route) => route.fulfill({ body: 'this is no JSON' }))
    await page.goto(`${await site('search')}/`)
    await searchField(page).fill('quokka')
    await expect(page.getByText('Failed to load search index.')).toBeVisible()
    await page.unroute(SEARCH_DATA)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(options(page)).toHaveCount(1)
    await expect(searchField(page)).toBeFocused()
  })
})

test('R8.05, SRU-21: no results', async ({ page, site }) => {
  await page.goto(`${await site('search')}/`)
  await searchFor(page, 'zzzzqqq')
  await expect(page.getByText('No results found.')).toBeVisible()
})

for (const missing of ['Worker', 'CSSStyleSheet.prototype.replaceSync'] as const) {
  test(`without ${missing} the search works as well`, async ({ page, site }) => {
    await page.addInitScript(`delete window.${missing}`)
    await page.goto(`${await site('search')}/`)
    await searchFor(page, 'quokka')
    await expect(options(page)).toHaveCount(1)
  })
}

test('R3.28, SRU-05: the texts are those of the locale, the French one with a Latin C', async ({
  page,
  site,
}) => {
  const address = await site('search')
  for (const [locale, placeholder, loading] of [
    ['fr', 'Rechercher documents…', 'Chargement…'],
    ['ru', 'Поиск документации…', 'Загрузка…'],
    ['zh-CN', '搜索文档…', '正在加载…'],
  ] as const) {
    await page.route(SEARCH_DATA, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await page.goto(`${address}/${locale}`)
    const field = page.getByRole('combobox').filter({ visible: true })
    await expect(field).toHaveAttribute('placeholder', placeholder)
    await field.fill('quokka')
    await expect(page.getByText(loading, { exact: true })).toBeVisible()
    await expect(options(page)).toHaveCount(1)
    await expect(options(page)).toHaveAttribute('href', `/${locale}/quokka`)
  }
})

test.describe('F32: the rest of the data', () => {
  /** Requests for parts, and the product with a start file that says whether they come ahead. */
  async function partsAsked(page: Page, ahead: boolean): Promise<string[]> {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/search-[0-9a-f]{8}\.json$/.test(request.url())) asked.push(request.url())
    })
    await page.route(SEARCH_DATA, async (route) => {
      const response = await route.fetch()
      const start = await response.json()
      await route.fulfill({ response, json: { ...start, ahead: ahead || undefined } })
    })
    return asked
  }

  test('F32: is fetched while the reader is in the field of a small site; then a query asks for nothing', async ({
    page,
    site,
  }) => {
    const asked = await partsAsked(page, true)
    await page.goto(`${await site('product')}/`, { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await searchField(page).focus()
    let length = -1
    await expect(async () => {
      const before = length
      length = asked.length
      expect(length, 'no more come').toBe(before)
      expect(length).toBeGreaterThan(60)
    }).toPass({ intervals: [1000] })
    expect(new Set(asked).size).toBe(length)
    await searchFor(page, 'raise_for_status')
    await expect(options(page).first()).toBeVisible()
    expect(asked).toHaveLength(length)
  })

  for (const [reason, prepare] of [
    ['on a large site', () => {}],
    [
      'with Save-Data',
      () => Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    ],
  ] as const) {
    test(`F32: is not fetched ${reason}`, async ({ page, site }) => {
      const asked = await partsAsked(page, reason !== 'on a large site')
      await page.addInitScript(prepare)
      await page.goto(`${await site('product')}/`)
      await searchField(page).focus()
      await page.waitForTimeout(800)
      expect(asked).toEqual([])
    })
  }

  test('F32: is not fetched for a reader who only passes the field', async ({ page, site }) => {
    const asked = await partsAsked(page, true)
    await page.goto(`${await site('product')}/`)
    await searchField(page).focus()
    await page.keyboard.press('Tab')
    await page.waitForTimeout(800)
    expect(asked).toEqual([])
  })
})
