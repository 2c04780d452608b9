/** Measures of bar, sidebar and columns at the widths where they change, and what is printed. */
import type { Locator, Page } from '@playwright/test'
import { contents, pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

function bar(page: Page): Locator {
  return page.getByRole('banner')
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is shown.')
  return box
}

function width(page: Page, value: number): Promise<void> {
  return page.setViewportSize({ width: value, height: 800 })
}

test('NAV-16: the bar spans the window, what it holds at most 90rem', async ({ page, site }) => {
  await width(page, 1900)
  await page.goto(`${await site('frame')}/end`)
  expect((await boxOf(bar(page))).width).toBe(1900)
  const inner = await bar(page)
    .locator(':scope > div')
    .evaluate((div) => {
      const { x, width } = div.getBoundingClientRect()
      return { x, width }
    })
  expect(inner).toEqual({ x: (1900 - 1440) / 2, width: 1440 })
  for (const y of [0, 700, 100_000]) {
    await page.evaluate((top) => scrollTo(0, top), y)
    // The banner scrolls away above it.
    await expect.poll(async () => (await boxOf(bar(page))).y).toBe(y === 0 ? 40 : 0)
    expect((await boxOf(bar(page))).height).toBe(64)
  }
})

test('NAV-16: neither bar nor sidebar nor contents are printed', async ({ page, site }) => {
  await page.goto(`${await site('frame')}/end`)
  const parts = [
    bar(page),
    pageTree(page),
    contents(page),
    page.getByRole('region', { name: 'Announcement' }),
  ]
  for (const part of parts) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of parts) await expect(part).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'The end' })).toBeVisible()
})

test('R3.15, NAV-15, SID-50: items, search and sidebar from 768px up; below them the menu button, and search in the menu', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('frame')}/end`)
  const menu = bar(page).getByRole('button', { name: 'Menu', exact: true })
  const items = page.getByRole('navigation', { name: 'Main' })
  await width(page, 768)
  await expect(menu).toBeHidden()
  await expect(items).toBeVisible()
  await expect(bar(page).locator('input[type=search]')).toBeVisible()
  expect((await boxOf(pageTree(page))).width).toBe(336)
  await width(page, 767)
  await expect(menu).toBeVisible()
  for (const part of [items, bar(page).locator('input[type=search]'), pageTree(page)])
    await expect(part).toBeHidden()
  await menu.click()
  await expect(pageTree(page).locator('input[type=search]')).toBeVisible()
  await expect(page.locator('input[type=search]').filter({ visible: true })).toHaveCount(1)
})

test('SID-04: without sidebar 16rem stay free from 1280px up, in layout default only', async ({
  page,
  site,
}) => {
  const frame = await site('frame')
  const gap = () =>
    page.getByRole('main').evaluate((main) => {
      const start = main.querySelector('article')?.getBoundingClientRect().left ?? 0
      return start - main.getBoundingClientRect().left
    })
  const sidePadding = 48
  await page.goto(`${frame}/switched/sidebar`)
  await expect(pageTree(page)).toBeHidden()
  expect(await gap()).toBe(256 + sidePadding)
  await width(page, 1279)
  expect(await gap()).toBeLessThan(256)
  await width(page, 1280)
  // A page of type page is without sidebar, too.
  await page.goto(`${frame}/opened/alone`)
  expect(await gap()).toBe(256 + sidePadding)
  await page.goto(`${frame}/switched/all`)
  expect(await gap()).toBe(sidePadding)
  for (const layout of ['full', 'raw']) {
    await page.goto(`${await site('variants')}/${layout}`)
    expect(await gap(), layout).toBe(sidePadding)
  }
})

test('TOC-04: a column of 16rem at the end of the text, from 1280px up, that stays below the bar and scrolls by itself', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto(`${await site('frame')}/end`)
  const list = contents(page).getByRole('list')
  const article = await boxOf(page.locator('article'))
  const column = await boxOf(contents(page))
  expect(column.width).toBe(256)
  expect(column.x).toBeGreaterThanOrEqual(article.x + article.width)
  await page.evaluate(() => scrollTo(0, 1500))
  await expect.poll(async () => (await boxOf(contents(page))).y).toBeGreaterThan(64)
  expect((await boxOf(contents(page))).y).toBeLessThan(64 + 40)
  const scroll = await list.evaluate((ul) => {
    ul.scrollTo(0, 50)
    return [ul.scrollTop, ul.scrollHeight > ul.clientHeight]
  })
  expect(scroll).toEqual([50, true])

  await page.setViewportSize({ width: 1279, height: 420 })
  await page.evaluate(() => scrollTo(0, 0))
  const block = await boxOf(contents(page))
  const text = await boxOf(page.locator('article'))
  expect(block.y + block.height).toBeLessThanOrEqual(text.y)
  expect(block.width).toBeCloseTo(text.width, 0)
  await expect(contents(page).getByRole('link').first()).toBeHidden()
})

test('R3.05, TOC-05: without a list its column stays; layouts full and raw have neither', async ({
  page,
  site,
}) => {
  const frame = await site('frame')
  const textEnds = async (address: string) => {
    await page.goto(address)
    const { x, width: wide } = await boxOf(page.locator('article'))
    return x + wide
  }
  const withList = await textEnds(`${frame}/switched/all`)
  await expect(contents(page).getByRole('link')).toHaveText(['One', 'Two'])
  expect(await textEnds(`${frame}/switched/toc`)).toBe(withList)
  await expect(contents(page)).toHaveCount(0)
  expect(await textEnds(`${frame}/opened/alone`)).toBe(withList)
  await expect(contents(page)).toHaveCount(0)
  const variants = await site('variants')
  for (const layout of ['full', 'raw']) {
    expect(await textEnds(`${variants}/${layout}`), layout).toBeGreaterThan(withList + 200)
    await expect(contents(page)).toHaveCount(0)
  }
})
