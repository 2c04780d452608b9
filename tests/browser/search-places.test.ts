/** Where an answer leads: the word itself is there, in view and marked, whatever hides it. */
import type { Page } from '@playwright/test'
import { options, searchFor, selected } from './search-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 720 } })

interface Shown {
  text: string
  inSection: string
  isVisible: boolean
}

/** The place that is marked: what it says, below which heading or name, and whether a reader sees it. */
function shownPlace(page: Page): Promise<Shown | undefined> {
  return page.evaluate(() => {
    const [range] = (CSS.highlights.get('found') ?? new Set()) as Set<Range>
    if (!range) return undefined
    const parent = range.startContainer.parentElement
    const { left, top, width, height } = range.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    const before = [...document.querySelectorAll('article :is(h1, h2, h3, dt)[id]')].filter(
      (element) =>
        !(element.compareDocumentPosition(range.startContainer) & Node.DOCUMENT_POSITION_PRECEDING),
    )
    return {
      text: range.toString(),
      inSection: before.at(-1)?.id ?? '',
      // Neither folded, nor out of the window, nor under the bar, nor beside the window of its code.
      isVisible: width > 0 && at !== null && (parent?.contains(at) ?? false),
    }
  })
}

async function chooseFirst(page: Page, query: string): Promise<void> {
  await searchFor(page, query)
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

/** Query, section, and the text that is marked. */
const PLACES = [
  ['tabfinch', 'in-a-tab'],
  ['nestfinch.raise_for_status', 'in-a-tab'],
  ['foldfinch', 'in-details'],
  ['deepfinch', 'in-details'],
  ['sidefinch', 'in-code'],
  ['lastfinch', 'in-a-long-paragraph'],
  ['tablefinch', 'at-the-end'],
  ['listfinch', 'at-the-end'],
] as const

for (const [query, section] of PLACES) {
  test(`F10, TAB-14, DET-03, SRU-12: ${query} is shown and marked: tab chosen, details opened, in view`, async ({
    page,
    site,
  }) => {
    await page.goto(`${await site('search')}/`)
    await chooseFirst(page, query)
    await expect(page).toHaveURL(new RegExp(`/guide/places#${section}$`))
    await expect.poll(() => shownPlace(page)).toEqual({ text: query, inSection: section, isVisible: true })
    // The same again, on the page itself, after its tab and details were closed.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = false
      document.querySelector<HTMLElement>('[role=tab]')?.click()
      scrollTo(0, 0)
    })
    await chooseFirst(page, query)
    await expect.poll(() => shownPlace(page)).toEqual({ text: query, inSection: section, isVisible: true })
  })
}

test('F10: of several places the one that the excerpt shows; other words are marked too', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('search')}/`)
  await chooseFirst(page, 'grey twinfinch')
  await expect.poll(async () => (await shownPlace(page))?.isVisible).toBe(true)
  const marked = await page.evaluate(() =>
    [...((CSS.highlights.get('found') ?? new Set()) as Set<Range>)].map((range) => range.toString()),
  )
  expect(new Set(marked)).toEqual(new Set(['grey', 'twinfinch']))
  expect(marked[0]).toBe('twinfinch')
})

test('F10, SRU-16: in a new tab, by Control and Enter and by Control and click', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${await site('search')}/`)
  for (const open of [
    () => page.keyboard.press('Control+Enter'),
    () => selected(page).click({ modifiers: ['Control'] }),
  ]) {
    await searchFor(page, 'deepfinch')
    const opened = context.waitForEvent('page')
    await open()
    const other = await opened
    await other.bringToFront()
    await expect
      .poll(() => shownPlace(other))
      .toEqual({ text: 'deepfinch', inSection: 'in-details', isVisible: true })
    // Nothing is left for later pages.
    expect(await other.evaluate(() => localStorage.getItem('found'))).toBeNull()
    await other.close()
    await page.bringToFront()
  }
})

for (const choose of ['key', 'click'] as const) {
  test(`F10, NAV-15: from the menu of a small window, which closes with the ${choose}; the search is remembered`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${await site('search')}/`)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await searchFor(page, 'deepfinch')
    await expect(options(page).first()).toBeVisible()
    if (choose === 'key') await page.keyboard.press('Enter')
    else await options(page).first().click()
    await expect
      .poll(() => shownPlace(page))
      .toEqual({ text: 'deepfinch', inSection: 'in-details', isVisible: true })
    expect(await page.evaluate(() => sessionStorage.getItem('recent-searches'))).toContain('deepfinch')
  })
}

test('F10: without soft navigation', async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await page.goto(`${await site('search')}/`)
  const loaded = page.waitForEvent('load')
  await chooseFirst(page, 'deepfinch')
  await loaded
  await expect
    .poll(() => shownPlace(page))
    .toEqual({ text: 'deepfinch', inSection: 'in-details', isVisible: true })
  await chooseFirst(page, 'tabfinch')
  await expect
    .poll(() => shownPlace(page))
    .toEqual({ text: 'tabfinch', inSection: 'in-a-tab', isVisible: true })
})

test('F10: with blocked storage', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto(`${await site('search')}/`)
  await chooseFirst(page, 'tabfinch')
  await expect
    .poll(() => shownPlace(page))
    .toEqual({ text: 'tabfinch', inSection: 'in-a-tab', isVisible: true })
})

test('F10: what is noted for a page that never came is dropped', async ({ page, site }) => {
  const address = await site('search')
  await page.goto(`${address}/`)
  const noted = (at: number) =>
    page.evaluate(
      (at) => localStorage.setItem('found', JSON.stringify({ href: '/quokka', word: 'x', words: ['x'], at })),
      at,
    )
  await noted(Date.now() - 60_000)
  await page.goto(`${address}/guide/first`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('found'))).toBeNull()
  await page.evaluate(() => localStorage.setItem('found', '{"words":7'))
  await page.goto(`${address}/quokka`)
  await searchFor(page, 'quokka')
  await expect(options(page)).toHaveCount(1)
})

/** Of the product: query, the entry that it leads to, and what is marked. */
const PRODUCT = [
  ['raise_for_status', /#/, 'raise_for_status'],
  ['openAsBlob', /#/, 'openAsBlob'],
  ['time.sleep', /#/, 'time.sleep'],
  // A field, a parameter of a folded operation, a value among many, a header.
  ['text_node_data', /#schema-node\.text_node_data$/, 'text_node_data'],
  ['key_dev_id', /\.key_dev_id$/, 'key_dev_id'],
  ['pcm_s16le', /#/, 'pcm_s16le'],
  ['Retry-After', /#/, 'Retry-After'],
  // Its name in programs stands nowhere on the page: the heading is marked.
  ['getPrices', /#get-prices$/, 'Get'],
] as const

test('F10: words of the product in tabs, fields, values', { tag: '@all' }, async ({ page, site }) => {
  const address = await site('product')
  for (const [query, target, text] of PRODUCT) {
    await page.goto(`${address}/`)
    await chooseFirst(page, query)
    await expect(page, query).toHaveURL(target)
    await expect.poll(() => shownPlace(page), { message: query }).toMatchObject({ text, isVisible: true })
  }
})
