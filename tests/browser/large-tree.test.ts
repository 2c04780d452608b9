/** The sidebar of a site with more than 300 entries: pages carry a part of it, the rest comes when it is asked for. */
import { button, FLAT_PAGES, folders, link, TREE, treeRequests, wake, writeLargeSite } from './large-site.ts'
import { pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'

// One worker writes the site and keeps it running.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 800 } })

let root: string

test.beforeAll(async ({ mode: _ }, { workerIndex }) => {
  root = await writeLargeSite(workerIndex)
})

test('Growth: before the reader does anything, folders are links and no tree is loaded', async ({
  page,
  site,
}) => {
  const trees = treeRequests(page)
  // Chromium tells some pages of a mouse that rests in the corner.
  await page.addInitScript(() => {
    const ignore = (event: PointerEvent) =>
      event.clientX + event.clientY === 0 && event.stopImmediatePropagation()
    addEventListener('pointerover', ignore, true)
  })
  await page.goto(`${await site(root)}/part-0/page-3`, { waitUntil: 'networkidle' })
  // The script that makes them folders has not been loaded either.
  expect(await page.locator('[data-gap]').count()).toBe(0)
  expect(trees).toEqual([])
  await expect(link(page, 'Part 2')).toHaveAttribute('href', /\/part-2\/page-50$/)
  await expect(pageTree(page).getByRole('link')).toHaveCount(1 + 25 + 4)
})

test('Growth, SID-06, SID-32: a folder opens in place, the tree is fetched once', async ({ page, site }) => {
  const address = `${await site(root)}/part-0/page-3`
  const trees = treeRequests(page)
  await page.goto(address)
  await wake(page)
  await expect(button(page, 'Part 2')).toHaveAttribute('aria-expanded', 'false')
  await button(page, 'Part 2').click()
  await expect(link(page, 'Page 50')).toBeVisible()
  await expect(button(page, 'Part 2')).toHaveAttribute('aria-expanded', 'true')
  const list = await button(page, 'Part 2').getAttribute('aria-controls')
  await expect(page.locator(`[id="${list}"] > li`)).toHaveCount(10)
  await button(page, 'Part 1').click()
  await expect(link(page, 'Page 25')).toBeVisible()
  await expect(page).toHaveURL(address)
  expect(trees).toHaveLength(1)
})

test('Growth, SID-07, SID-26: a folder with a page is a link and a button', async ({ page, site }) => {
  const address = await site(root)
  await page.goto(`${address}/part-0/page-3`)
  await link(page, 'Guide').focus()
  await expect(button(page, 'Guide')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Guide')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(link(page, 'First')).toBeVisible()
  // Folders inside are at their default state.
  expect((await folders(page)).map((line) => line.trim())).toContain('▸ Deeper')
  await button(page, 'Deeper').click()
  await expect(link(page, 'Inner')).toBeVisible()
  await link(page, 'Guide').click()
  await expect(page).toHaveURL(`${address}/guide`)
  await expect(link(page, 'Guide')).toHaveAttribute('aria-current', 'page')
  await expect(link(page, 'Inner')).toBeVisible()
})

test('SID-21, SID-27, SID-53: what was loaded stays on soft navigations, with marks, folders and scroll position', async ({
  page,
  site,
}) => {
  const address = await site(root)
  await page.goto(`${address}/part-0/page-3`)
  await wake(page)
  await button(page, 'Part 2').click()
  await link(page, 'Page 55').click()
  await expect(page).toHaveURL(`${address}/part-2/page-55`)
  await expect(link(page, 'Page 55')).toHaveAttribute('aria-current', 'page')
  await expect(pageTree(page).locator('[aria-current=page]')).toHaveCount(1)
  await expect(link(page, 'Page 3')).toBeVisible()

  // By a link in the text, into a folder that was never opened.
  const area = page.locator('[data-sidebar-scroll]')
  const position = await area.evaluate((element) => element.scrollTop)
  expect(position).toBeGreaterThan(0)
  const before = page.getByRole('main').getByRole('link', { name: 'Before' })
  await before.evaluate((element) => element.setAttribute('href', '/part-1/page-30'))
  await before.click()
  await expect(link(page, 'Page 30')).toHaveAttribute('aria-current', 'page')
  await expect(link(page, 'Page 55')).toBeVisible()
  expect((await folders(page)).slice(-3)).toEqual(['▾ Part 0', '▾ Part 1', '▾ Part 2'])
  expect(await area.evaluate((element) => element.scrollTop)).toBe(position)
})

test('SID-21: after a full load a remembered folder is open again', async ({ page, site }) => {
  const address = await site(root)
  await page.goto(`${address}/part-0/page-3`)
  await wake(page)
  await button(page, 'Part 2').click()
  await expect(link(page, 'Page 50')).toBeVisible()
  await page.goto(`${address}/part-1/page-30`)
  await expect(link(page, 'Page 50')).toBeVisible()
  await expect(link(page, 'Page 3')).toBeVisible()
})

test('Growth: a very long list shows the neighbours, and everything when asked', async ({ page, site }) => {
  const address = await site(root)
  await page.goto(`${address}/flat/entry-230`)
  const entries = pageTree(page).locator('[data-folder="/flat"] > ul > li')
  await expect(entries).toHaveCount(77)
  await expect(link(page, 'Entry 230')).toHaveAttribute('aria-current', 'page')
  await wake(page)
  const all = pageTree(page).getByRole('button', { name: `Show all ${FLAT_PAGES}` })
  await expect(all).toHaveCount(2)
  await all.first().focus()
  await page.keyboard.press('Enter')
  await expect(entries).toHaveCount(FLAT_PAGES)
  await expect(link(page, 'Entry 199')).toBeFocused()
  const titles = await entries.evaluateAll((items) => items.map((item) => item.textContent))
  expect(titles).toEqual(Array.from({ length: FLAT_PAGES }, (_, index) => `Entry ${index + 100}`))
  await expect(pageTree(page).locator('[aria-current=page]')).toHaveText('Entry 230')

  await link(page, 'Entry 100').click()
  await expect(link(page, 'Entry 100')).toHaveAttribute('aria-current', 'page')
  await expect(entries).toHaveCount(FLAT_PAGES)
})

test('SID-53: where the part of a long list moves on, the entry keeps its place', async ({ page, site }) => {
  await page.goto(`${await site(root)}/flat/entry-230`)
  await wake(page)
  await link(page, 'Entry 260').scrollIntoViewIfNeeded()
  const place = await link(page, 'Entry 260').boundingBox()
  await link(page, 'Entry 260').click()
  await expect(link(page, 'Entry 260')).toHaveAttribute('aria-current', 'page')
  await expect(link(page, 'Entry 299')).toBeAttached()
  await expect(link(page, 'Entry 200')).not.toBeAttached()
  expect((await link(page, 'Entry 260').boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0)
})

test('Growth: in the menu of a narrow window as well, and it stays open', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto(`${await site(root)}/flat/entry-230`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await button(page, 'Part 0').click()
  await expect(link(page, 'Page 3')).toBeVisible()
  await pageTree(page).getByRole('button', { name: 'Show all' }).last().click()
  await expect(link(page, 'Entry 409')).toBeVisible()
  await expect(pageTree(page)).toBeVisible()
})

test('Growth: during development the tree is there, too, below the base path', {
  tag: '@all',
}, async ({ page, site }) => {
  const trees = treeRequests(page)
  await page.goto(`${await site(root, { mode: 'dev', base: '/docs' })}/part-0/page-3`)
  await wake(page)
  await button(page, 'Part 2').click()
  await expect(link(page, 'Page 50')).toHaveAttribute('href', '/docs/part-2/page-50')
  expect(trees).toEqual([expect.stringContaining('/docs/assets/')])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Growth: folders lead to their page or their first page, cut lists to the list of all pages', async ({
    page,
    site,
  }) => {
    await page.goto(`${await site(root)}/flat/entry-230`)
    await expect(link(page, 'Guide')).toHaveAttribute('href', '/guide')
    await expect(link(page, 'Part 2')).toHaveAttribute('href', '/part-2/page-50')
    await link(page, `Show all ${FLAT_PAGES}`).first().click()
    await expect(page).toHaveURL(TREE)
    await expect(page.locator('a[href="/flat/entry-409"]')).toHaveText('Entry 409')
    await expect(page.locator('a')).toHaveCount(1 + 60 + 3 + FLAT_PAGES)
  })
})
