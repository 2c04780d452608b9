/** The blocks of a page, on the page that shows them all to authors. */
import { expect, test } from './site.ts'

test.beforeEach(async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${await site('product')}/example`)
})

test('R1.10: every building block that the product shows is on the page for authors', async ({ page }) => {
  for (const role of ['navigation', 'search', 'main', 'note'] as const) {
    await expect(page.getByRole(role).first(), role).toBeVisible()
  }
  for (const part of ['[data-code]', 'details[data-details]', 'table', '[data-copy]', '[data-wrap]']) {
    await expect(page.locator(`main ${part}`).first(), part).toBeAttached()
  }
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'On This Page' })).toBeVisible()
})

test('R3.30, CAL-01: callouts are notes whose kind is told in text', async ({ page }) => {
  const notes = page.getByRole('note')
  expect(await notes.count()).toBeGreaterThanOrEqual(4)
  await expect(notes.filter({ hasText: 'What a reader should know before going on.' })).toContainText(
    'Warning',
  )
})

test('R3.32, CRD-01: cards stand in a grid; one with an address is a link', async ({ page }) => {
  const link = page.locator('main li').getByRole('link', { name: /^Scribe/ })
  await expect(link).toHaveAttribute('href', '/scribe/v2')
  const other = page.locator('main').getByText('Without a link, a card is plain text.', { exact: true })
  await expect(other).toBeVisible()
  const [one, two] = [await link.boundingBox(), await other.boundingBox()]
  expect(Math.abs((one?.y ?? 0) - (two?.y ?? 100))).toBeLessThan(80)
})

test('R3.33, R5.11, FTR-01, FTR-02: a folder of a file tree opens and closes by click and by key, a file does nothing', async ({
  page,
}) => {
  const tree = page
    .locator('main ul')
    .filter({ has: page.locator('details') })
    .first()
  const folder = tree.locator('details').first()
  const summary = folder.locator('summary').first()
  const open = await folder.evaluate((element) => (element as HTMLDetailsElement).open)
  await summary.click()
  await expect(folder).toHaveJSProperty('open', !open)
  await summary.press('Enter')
  await expect(folder).toHaveJSProperty('open', open)
})

test('R3.34, DET-01, DET-03: details open by click and for a fragment inside', async ({ page }) => {
  const details = page
    .locator('main details[data-details]')
    .filter({ has: page.locator('#a-section-inside-details') })
  await expect(details).toHaveJSProperty('open', false)
  await details.locator('summary').click()
  await expect(details).toHaveJSProperty('open', true)
  await page.reload()
  await expect(details).toHaveJSProperty('open', false)
  await page.goto(`${page.url().replace(/#.*/, '')}#a-section-inside-details`)
  const heading = page.getByRole('heading', { name: 'A section inside details' })
  await expect(heading).toBeInViewport()
})

test('R3.31, TAB-01, TAB-02: tabs are labels, or a label that is disabled and never chosen', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('product')}/tabs`)
  const disabled = page.getByRole('tab', { disabled: true }).first()
  await expect(disabled).toBeVisible()
  await expect(disabled).toHaveAttribute('aria-selected', 'false')
  const lists = page.getByRole('tablist')
  for (const list of await lists.all()) await expect(list.getByRole('tab', { selected: true })).toHaveCount(1)
})

test('R3.02, R3.35, R9.05, COD-09, COD-11: code has its size, its height limit and its buttons', async ({
  page,
}) => {
  const block = page.locator('main [data-code]').first()
  const style = await block.locator('pre').evaluate((pre) => {
    const code = getComputedStyle(pre.querySelector('code') ?? pre)
    const { maxHeight, overflowY } = getComputedStyle(pre)
    return {
      maxHeight,
      overflowY,
      fontSize: code.fontSize,
      lineHeight: code.lineHeight,
      direction: code.direction,
    }
  })
  expect(style).toEqual({
    maxHeight: '600px',
    overflowY: 'auto',
    fontSize: '14px',
    lineHeight: '20px',
    direction: 'ltr',
  })
  await block.hover()
  await expect(block.getByRole('button', { name: 'Copy code' })).toBeVisible()
  await expect(block.getByRole('button', { name: 'Toggle word wrap' })).toBeVisible()
})

test('R9.01, R9.02, R9.04, R9.07: sidebar 336px, text at most 60rem, page at most 90rem, bar 4rem; below 768px no sidebar', async ({
  page,
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Pages' })
  const widthOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width ?? 0
  await page.setViewportSize({ width: 2200, height: 900 })
  expect((await sidebar.boundingBox())?.width).toBe(336)
  expect(await widthOf('main article')).toBeLessThanOrEqual(960)
  const left = (await sidebar.boundingBox())?.x ?? 0
  const main = await page.getByRole('main').boundingBox()
  expect((main?.x ?? 0) + (main?.width ?? 0) - left).toBeLessThanOrEqual(1440)
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(sidebar).toBeVisible()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(sidebar).toBeHidden()
})

test('R9.03: links have the brand colour', async ({ page }) => {
  const link = page.locator('main').getByRole('link', { name: 'a section of this page' })
  await expect(link).toHaveCSS('color', 'rgb(0, 118, 148)')
})

test('R9.08, SID-20: folders of level 1 are open, deeper ones closed, unless they hold the page', async ({
  page,
}) => {
  const folder = (route: string) => page.locator(`details[data-folder="${route}"]`)
  await expect(folder('/scribe')).toHaveJSProperty('open', true)
  await expect(folder('/scribe/v2')).toHaveJSProperty('open', false)
})

test('R9.06: buttons of the three sizes', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Free trial' }).first()).toHaveCSS('height', '40px')
})
