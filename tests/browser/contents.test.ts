/** The list of headings and the buttons that belong to it. */
import type { Page } from '@playwright/test'
import { contents, pageTree, treeLines } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 700 } })

const HEADINGS = [
  ['Part one', 2],
  ['Detail one', 3],
  ['Part two', 2],
  ['Detail two', 3],
  ['Part three', 2],
  ['Detail three', 3],
  ['Part four', 2],
  ['Detail four', 3],
  ['Fourth level', 4],
  ['Fifth level', 5],
  ['Sixth level', 6],
  ['Last part', 2],
] as const

function current(page: Page): Promise<string[]> {
  return contents(page).locator('[aria-current=location]').allTextContents()
}

test('R3.16, TOC-01, TOC-02, TOC-03: the list shows every heading below level 1, indented by its level', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/guide/long`)
  await expect(contents(page).getByRole('link')).toHaveText(HEADINGS.map(([text]) => text))
  await expect(contents(page).getByText('On This Page').filter({ visible: true })).toBeVisible()
  const starts = await contents(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return range.getBoundingClientRect().left
      }),
    )
  const first = starts[0] ?? 0
  expect(starts.map((start) => start - first)).toEqual(HEADINGS.map(([, level]) => (level - 2) * 16))
})

test('TOC-03: a page without headings has no list', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/start`)
  await expect(contents(page)).toHaveCount(0)
  await expect(page.getByText('On This Page', { exact: true })).toHaveCount(0)
})

test('R3.16, TOC-06, TOC-07, TOC-08: the marked entry follows the scroll, jumps included', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/guide/long`)
  await expect.poll(() => current(page)).toEqual(['Part one'])
  for (const title of ['Detail three', 'Part two', 'Part four']) {
    await page
      .getByRole('heading', { name: title, exact: true })
      .evaluate((heading) => scrollTo(0, scrollY + heading.getBoundingClientRect().top - 100))
    await expect.poll(() => current(page)).toEqual([title])
  }
})

test('C38, TOC-09: at the end of the page the last entry is marked', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/guide/long`)
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 50_000)
  await expect.poll(() => current(page)).toEqual(['Last part'])
})

test('TOC-09, HID-06: a clicked entry is marked and its heading stands below the bar', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/guide/long`)
  for (const title of ['Part three', 'Last part', 'Detail one']) {
    await contents(page).getByRole('link', { name: title }).click()
    await expect.poll(() => current(page)).toEqual([title])
    const top = (await page.getByRole('heading', { name: title, exact: true }).boundingBox())?.y ?? 0
    expect(top).toBeGreaterThanOrEqual(64)
    if (title !== 'Last part') expect(top).toBeLessThan(64 + 40)
  }
})

test('R3.16, TOC-10: the marked entry is scrolled into view, the page is not', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${await site('sections')}/guide/long`)
  const last = contents(page).getByRole('link', { name: 'Sixth level' })
  const inColumn = () =>
    last.evaluate((link) => {
      const column = link.closest('ul')?.getBoundingClientRect()
      const { top, bottom } = link.getBoundingClientRect()
      return column !== undefined && top >= column.top && bottom <= column.bottom
    })
  expect(await inColumn()).toBe(false)
  await page.goto(`${await site('sections')}/guide/long#sixth-level`)
  await expect.poll(inColumn).toBe(true)
  expect((await page.getByRole('heading', { name: 'Sixth level' }).boundingBox())?.y).toBeLessThan(110)
})

test('TOC-04: below 1280px the list is a closed block above the text', async ({ page, site }) => {
  await page.setViewportSize({ width: 1100, height: 700 })
  await page.goto(`${await site('sections')}/guide/long`)
  const entry = contents(page).getByRole('link', { name: 'Part two' })
  await expect(entry).toBeHidden()
  await contents(page).getByText('On This Page').filter({ visible: true }).click()
  await entry.click()
  await expect(page).toHaveURL(/#part-two$/)
  await expect(page.getByRole('heading', { name: 'Part two' })).toBeInViewport()
})

test('R3.09, SID-40: with a floating list the sidebar shows no headings in a wide window', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/guide/long`)
  await expect(pageTree(page).getByRole('link', { name: 'Part one' })).toHaveCount(0)
})

test('R3.09, SID-41: without a floating list the sidebar lists the sections, and the mark follows the scroll', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('variants')}/long`)
  await expect(contents(page)).toHaveCount(0)
  expect(await treeLines(pageTree(page))).toEqual([
    'Home /',
    'Long page /long *',
    '  # Part one',
    '  # Part two',
    '  # Part three',
    '  # Part four',
    '  # Last part',
    '▸ Tools /tools',
    '  Hammer /tools/hammer',
    '▸ Toys',
    '  Ball /toys/ball',
    '  Car /toys/car',
    'Bare /bare',
  ])
  const sections = pageTree(page).locator('[aria-current=location]')
  await expect(sections).toHaveText('Part one')
  await page
    .getByRole('heading', { name: 'Part three' })
    .evaluate((heading) => scrollTo(0, scrollY + heading.getBoundingClientRect().top - 100))
  await expect(sections).toHaveText('Part three')
  await pageTree(page).getByRole('link', { name: 'Part two' }).click()
  await expect(page).toHaveURL(/#part-two$/)
  await expect(sections).toHaveText('Part two')
})

test('R3.09, SID-41: the section list moves to the page the reader goes to', async ({ page, site }) => {
  await page.goto(`${await site('variants')}/long`)
  await pageTree(page).getByRole('link', { name: 'Tools' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible()
  const lines = async () => (await treeLines(pageTree(page))).filter((line) => line.includes('# '))
  await expect.poll(lines).toEqual(['  # Kinds'])
})

test('R3.17, R3.21, TOP-01, TOP-02, TOP-03: after 300px a button leads back to the top', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${await site('sections')}/guide/long`)
  const button = page.getByRole('button', { name: 'Scroll to top' })
  await page.evaluate(() => scrollTo(0, 299))
  await page.waitForTimeout(300)
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo(0, 301))
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(button).toBeHidden()
})

test('R3.17, TOP-01: without the option there is no such button', async ({ page, site }) => {
  await page.goto(`${await site('variants')}/long`)
  await page.evaluate(() => scrollTo(0, 1000))
  await expect(page.getByText('Scroll to top')).toHaveCount(0)
})
