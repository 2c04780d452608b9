/** What the sidebar does: folders, the marked entry, hiding it. */
import type { Locator, Page } from '@playwright/test'
import { pageTree, treeLines } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** The button of a folder, with or without a page of its own. */
function folderButton(page: Page, title: string): Locator {
  return pageTree(page).locator('summary').filter({ visible: true }).and(folderNamed(page, title))
}

function folderNamed(page: Page, title: string): Locator {
  return page.locator(`summary[aria-label="Toggle section ${title}"], summary:text-is("${title}")`)
}

async function openFolders(page: Page): Promise<string[]> {
  const lines = await treeLines(pageTree(page))
  return lines.flatMap((line) => /▾ (\w+)/.exec(line)?.[1] ?? [])
}

async function markedEntries(page: Page): Promise<(string | undefined)[]> {
  const lines = await treeLines(pageTree(page))
  return lines.filter((line) => line.endsWith(' *')).map((line) => line.trim().split(' ').at(-2))
}

test('C33, SID-29: every folder above the page opens, although the reader had closed it', async ({
  page,
  site,
}) => {
  const address = await site('sections')
  await page.goto(`${address}/start`)
  await folderButton(page, 'Guide').click()
  expect(await openFolders(page)).toEqual([])

  await page.getByRole('link', { name: 'a page of the third level' }).click()
  await expect(page).toHaveURL(`${address}/guide/setup/install`)
  await expect.poll(() => markedEntries(page)).toEqual(['/guide/setup/install'])
  expect(await openFolders(page)).toEqual(['Guide', 'Setup'])
  await expect(pageTree(page).getByRole('link', { name: 'Install' })).toBeInViewport()
})

test('C33, SID-29: also after a full load, and after going back and forward', async ({ page, site }) => {
  const address = await site('sections')
  await page.goto(`${address}/start`)
  await folderButton(page, 'Guide').click()
  await page.goto(`${address}/guide/setup/advanced/tuning`)
  expect(await openFolders(page)).toEqual(['Guide', 'Setup', 'Advanced'])
  expect(await markedEntries(page)).toEqual(['/guide/setup/advanced/tuning'])

  await page.goto(`${address}/start`)
  await page.getByRole('link', { name: 'one level below' }).click()
  await expect.poll(() => markedEntries(page)).toEqual(['/guide/setup/advanced/tuning'])
  await page.goBack()
  await expect.poll(() => markedEntries(page)).toEqual(['/start'])
  await folderButton(page, 'Guide').click()
  await page.goForward()
  await expect.poll(() => markedEntries(page)).toEqual(['/guide/setup/advanced/tuning'])
  expect(await openFolders(page)).toEqual(['Guide', 'Setup', 'Advanced'])
})

test('SID-20: folders of level 1 start open, deeper ones closed', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/start`)
  expect(await openFolders(page)).toEqual(['Guide'])
  await page.goto(`${await site('variants')}/`)
  // With defaultMenuCollapseLevel 1.
  expect(await openFolders(page)).toEqual([])
})

test('R3.08, SID-06, SID-32: a folder without a page is a button that opens and closes', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/start`)
  const setup = folderButton(page, 'Setup')
  const install = pageTree(page).getByRole('link', { name: 'Install' })
  await expect(setup).toHaveAttribute('aria-expanded', 'false')
  await expect(install).toBeHidden()
  await setup.click()
  await expect(setup).toHaveAttribute('aria-expanded', 'true')
  await expect(install).toBeVisible()
  await setup.press('Enter')
  await expect(install).toBeHidden()
  await expect(page).toHaveURL(/\/start$/)
})

test('R3.08, SID-07, SID-24, SID-26: a folder with a page is a link with a button beside it', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/start`)
  const title = pageTree(page).getByRole('link', { name: 'Guide' })
  const button = folderButton(page, 'Guide')
  await expect(title).not.toHaveAttribute('aria-expanded')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL(/\/start$/)
  await title.click()
  await expect(page).toHaveURL(/\/guide$/)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible()
})

test('SID-31: the content of a closed folder is out of reach of the keyboard', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/start`)
  await folderButton(page, 'Setup').focus()
  await page.keyboard.press('Tab')
  await expect(pageTree(page).getByRole('link', { name: 'First' })).toBeFocused()
})

test('R5.02, SID-21, SID-27: an opened folder stays open for the session, a closed one closed', async ({
  page,
  site,
}) => {
  const address = await site('sections')
  await page.goto(`${address}/start`)
  await folderButton(page, 'Setup').click()
  await page.goto(`${address}/notes`)
  expect(await openFolders(page)).toEqual(['Guide', 'Setup'])
  await folderButton(page, 'Guide').click()
  await page.reload()
  expect(await openFolders(page)).toEqual(['Setup'])
})

test('R5.02, SID-28: with autoCollapse a folder closes when the reader leaves it', async ({ page, site }) => {
  const address = await site('variants')
  await page.goto(`${address}/`)
  await page.getByRole('link', { name: 'the hammer' }).click()
  await expect.poll(() => openFolders(page)).toEqual(['Tools'])
  await page.getByRole('link', { name: 'the ball' }).click()
  await expect.poll(() => openFolders(page)).toEqual(['Toys'])
  await page.getByRole('link', { name: 'home', exact: true }).click()
  await expect.poll(() => openFolders(page)).toEqual([])
})

test('SID-05: an entry that leads to another site opens a new tab', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/start`)
  const outside = pageTree(page).getByRole('link', { name: 'Outside (opens in a new tab)' })
  await expect(outside).toHaveAttribute('target', '_blank')
  await expect(outside).toHaveAttribute('rel', 'noreferrer')
})

test('R3.10, R5.03, SID-50, SID-51: the sidebar can be hidden and shown; the choice lasts for the session', async ({
  page,
  site,
}) => {
  const address = await site('sections')
  await page.goto(`${address}/guide`)
  const main = page.getByRole('main')
  const startsAt = async () => (await main.boundingBox())?.x
  const width = () => pageTree(page).evaluate((nav) => nav.getBoundingClientRect().width)
  const start = (await startsAt()) ?? 0
  expect(await width()).toBeCloseTo(336, 0)

  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await expect(pageTree(page).getByRole('link')).toHaveCount(0)
  expect(await width()).toBeCloseTo(80, 0)
  expect(await startsAt()).toBeLessThan(start)
  await page.reload()
  await expect(pageTree(page).getByRole('link')).toHaveCount(0)
  await page.goto(`${address}/notes`)
  await page.getByRole('button', { name: 'Show sidebar' }).click()
  await expect(pageTree(page).getByRole('link', { name: 'Notes' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hide sidebar' })).toBeVisible()
  expect(await startsAt()).toBe(start)
})

test('SID-53, C31: a click on an entry keeps the scroll position of the sidebar', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 360 })
  await page.goto(`${await site('sections')}/start`)
  const area = pageTree(page).locator('[data-sidebar-scroll]')
  await area.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const before = await area.evaluate((element) => element.scrollTop)
  expect(before).toBeGreaterThan(50)
  await pageTree(page).getByRole('link', { name: 'Notes' }).click()
  await expect.poll(() => markedEntries(page)).toEqual(['/notes'])
  expect(Math.abs((await area.evaluate((element) => element.scrollTop)) - before)).toBeLessThan(20)
})
