/** Tables in windows of every width: nothing of them is out of sight, and their text can be read. */
import type { Page } from '@playwright/test'
import { SWEPT, sweptPages } from './page-shapes.ts'
import { expect, test } from './site.ts'
import { squeezedTables } from './table-fit.ts'

/** A phone, the narrowest window with a sidebar, and one with a list of contents. */
const WIDTHS = [390, 768, 1280]

test.use({ expectedErrors: [/status of (404|500)/] })

test(`LAY-12, C82: no table of ${SWEPT} of the product hides a column or squeezes its text`, {
  tag: '@build',
}, async ({ page, site }) => {
  expect(await squeezedOn(page, await site('product'), await sweptPages('product'))).toEqual([])
})

test('LAY-12, C45: stacked rows are rows of a table, each cell beside the name of its column; what is copied is the text', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${await site('blocks')}/tables`)
  const table = page.getByRole('table').first()
  const places = await table.getByRole('cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const { content, display, color } = getComputedStyle(cell, '::before')
      return {
        label: content,
        isSeen: display !== 'none' && color !== 'transparent',
        x: cell.getBoundingClientRect().x,
      }
    }),
  )
  expect(places).toHaveLength(12)
  expect(new Set(places.map(({ x }) => x)).size, 'below each other').toBe(1)
  expect(places.slice(0, 4).map(({ label }) => label)).toEqual(
    ['Name', 'Left', 'Middle', 'Right'].map((name) => `"${name}" / ""`),
  )
  expect(places.every(({ isSeen }) => isSeen)).toBe(true)
  // As the browser tells it, not as the roles are written.
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value))
  const count = (name: string) => roles.filter((role) => role === name).length
  expect([count('table'), count('row'), count('columnheader'), count('cell')]).toEqual([2, 6, 12, 20])
  const copied = await table.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    return String(getSelection()).split(/\s+/).filter(Boolean)
  })
  expect(copied).toEqual(expect.arrayContaining(['One', 'a', 'b', '1', 'Three', 'e', 'f', '3']))
})

test('LAY-12: a table that scrolls sideways shows that it does', async ({ page, site }) => {
  await page.setViewportSize({ width: 700, height: 800 })
  await page.goto(`${await site('blocks')}/tables`)
  const regions = page.locator('[data-scroll-region]')
  await expect(regions.nth(1)).toHaveCSS('box-shadow', /inset/)
  await expect(regions.first()).toHaveCSS('box-shadow', 'none')
})

async function squeezedOn(page: Page, address: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of paths) {
    await page.goto(address + path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      found.push(...(await squeezedTables(page)).map((finding) => `${path} at ${width} px ${finding}`))
    }
  }
  return found
}
