/** What comes out of the printer: the article, all of it, and nothing else. */
import type { Page } from '@playwright/test'
import { printed, textOf } from './pdf-text.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Everything that a reader of the screen has to unfold. */
const FOLDED = [
  'Text of the first panel.',
  'Text of the second panel.',
  'A heading in the second panel',
  'Text folded away in the second panel.',
  'Text folded away.',
  'Text of the first inner panel.',
  'Text of the second inner panel.',
  'folded.ts',
]

const ROWS = Array.from({ length: 90 }, (_, index) => `printed row ${String(index + 1).padStart(2, '0')}`)

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Print' })).toBeVisible()
}

test('C81, LAY-08, PAG-07, NAV-16: no bar, banner, sidebar, contents, path, neighbours, footer or button is printed', async ({
  page,
  site,
}) => {
  await open(page, `${await site('blocks')}/print`)
  // On the screen they are all there.
  const bar = page.getByRole('banner')
  for (const part of ['Pages', 'Breadcrumb', 'On This Page', 'Page navigation']) {
    await expect(page.getByRole('navigation', { name: part })).toBeVisible()
  }
  await expect(page.getByText('Printed matter')).toBeVisible()
  const text = textOf(await printed(page))
  for (const other of [
    'Blocks',
    'Printed matter',
    'Skip to content',
    'On This Page',
    'Größe',
    'Give us feedback',
    'Edit this page',
    'Scroll to top',
    'Last updated',
    'MIT 20',
    'Change theme',
    'Copy code',
    'opens in a new tab',
    '#',
  ]) {
    expect(text.replaceAll('#long)', ')'), other).not.toContain(other)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('C81, LAY-08, TAB-14, DET-03: every panel, detail and folder is printed, and folded again afterwards', async ({
  page,
  site,
}) => {
  await open(page, `${await site('blocks')}/print`)
  const text = textOf(await printed(page))
  for (const each of FOLDED) expect(text, each).toContain(each)
  for (const label of ['Shell', 'Python', 'Inner one', 'Inner two']) expect(text).toContain(label)
  await expect(page.locator('main details[open]')).toHaveCount(0)
  await expect(page.getByText('Text of the second panel.')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('C81, LAY-08, DET-03: everything is printed all the same', async ({ page, site }) => {
    await page.goto(`${await site('blocks')}/print`)
    const text = textOf(await printed(page))
    for (const each of FOLDED) expect(text, each).toContain(each)
    expect(text).not.toContain('Printed matter')
  })
})

test('C81, LAY-08: long code is printed whole and wide code wraps; wide tables fit the paper', async ({
  page,
  site,
}) => {
  await open(page, `${await site('blocks')}/print`)
  const long = page.locator('[data-code]', { hasText: 'printed row 90' }).locator('pre')
  expect(await long.evaluate((pre) => pre.scrollHeight > pre.clientHeight)).toBe(true)
  const pages = await printed(page)
  const text = textOf(pages)
  for (const row of ROWS) expect(text, row).toContain(row)
  for (let number = 1; number <= 60; number++) {
    // A line may end within any of them.
    expect(text.replaceAll(' ', '')).toContain(`w${String(number).padStart(2, '0')}xyz`)
  }
  expect(text).toContain('wide-end')
  expect(text.replaceAll(' ', '')).toContain('last-cell-of-the-row')
  const MARGIN_POINTS = 56
  for (const { width, texts } of pages) {
    for (const { text: piece, right } of texts) {
      expect(right, piece).toBeLessThanOrEqual(width - MARGIN_POINTS)
    }
  }
  // It begins where it stands, without an empty page before it.
  const first = pages.findIndex((sheet) => textOf([sheet]).includes('printed row 01'))
  expect(textOf(pages.slice(first, first + 1))).toContain('Long code')
})

test('LAY-08: no page ends with a heading', async ({ page, site }) => {
  await open(page, `${await site('blocks')}/print`)
  const pages = await printed(page)
  expect(pages.length).toBeGreaterThan(5)
  for (const [index, { texts }] of pages.entries()) {
    const [last] = [...texts].sort((one, other) => one.bottom - other.bottom)
    expect(last?.text, `page ${index + 1}`).not.toMatch(/^(Heading|A heading|rows\.txt|Shell|Python)/)
  }
})

test('LAY-08: links are followed by their address, those of the site by its public one', async ({
  page,
  site,
}) => {
  await open(page, `${await site('blocks')}/print`)
  const text = textOf(await printed(page))
  expect(text).toContain(
    'A link to a page (https://docs.blocks.example/code#long), to another site (https://other.example/path?x=1), to a part of this page and to the people (mailto:people@blocks.example).',
  )
})

test('LAY-08, RTE-04: below a base path the printed address has it', { tag: ['@build', '@all'] }, async ({
  page,
  site,
}) => {
  await open(page, `${await site('blocks', { base: '/docs' })}/print`)
  expect(textOf(await printed(page))).toContain('a page (https://docs.blocks.example/docs/code#long)')
})

test('C81, LAY-08: paper is light, whatever the theme', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${await site('blocks')}/`)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await open(page, `${await site('blocks')}/print`)
  const colours = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('article :is(pre, h1, .t-s, a, td)')].map(
        (element) => {
          const { color, backgroundColor, colorScheme } = getComputedStyle(element)
          return [color, backgroundColor, colorScheme]
        },
      ),
    )
  const dark = await colours()
  expect(dark[0]).toEqual(['rgb(225, 231, 237)', 'rgb(17, 22, 28)', 'dark'])
  await page.emulateMedia({ media: 'print' })
  const onPaper = await colours()
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload()
  expect(onPaper).toEqual(await colours())
})
