/** Which entry of the list of headings is marked, how it is brought into view, and what stands below the list. */
import type { Page } from '@playwright/test'
import { contents, pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 600 } })

function current(page: Page): Promise<string[]> {
  return contents(page).locator('[aria-current]').allTextContents()
}

/** Scrolls so that a heading begins `top` pixels below the edge of the window. */
function bring(page: Page, name: string, top: number): Promise<void> {
  return page
    .getByRole('heading', { name, exact: true })
    .evaluate((heading, to) => scrollBy(0, heading.getBoundingClientRect().top - to), top)
}

test('TOC-06: the topmost heading in the upper half of the window, else the last one above', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('frame')}/end`)
  for (const [top, expected] of [
    [290, 'Part 5'],
    [310, 'Part 4'],
    [70, 'Part 5'],
    // Scrolled out, nothing else in the upper half: still being read.
    [-60, 'Part 5'],
  ] as const) {
    await bring(page, 'Part 5', top)
    await expect.poll(() => current(page), `${top}px from the top`).toEqual([expected])
  }
})

test('R3.16, TOC-02, TOC-11: one entry is `aria-current="location"`, by more than colour; level 2 is semi-bold', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/guide/long`)
  const marked = contents(page).locator('[aria-current]')
  await expect(marked).toHaveCount(1)
  await expect(marked).toHaveAttribute('aria-current', 'location')
  await expect(marked).toHaveText('Part one')
  const bar = (name: string) =>
    contents(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link, '::before').borderInlineStartWidth)
  expect(await bar('Part one')).toBe('2px')
  expect(await bar('Part two')).toBe('0px')
  const weights = await contents(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, getComputedStyle(link).fontWeight]))
  for (const [text, weight] of weights) {
    expect(weight, text ?? '').toBe(/^(Part \w+|Last part)$/.test(text ?? '') ? '600' : '400')
  }
})

test('TOC-02: right to left the indent is at the right', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/guide/long`)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const ends = await contents(page)
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return Math.round(range.getBoundingClientRect().right)
      }),
    )
  const [first = 0, detail = 0] = ends
  expect([first - detail, first - (ends.at(-2) ?? 0)]).toEqual([16, 64])
})

for (const [motion, behaviour] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`TOC-10: the marked entry moves to the middle of the column, ${behaviour} with motion ${motion}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 420 })
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(`
      window.moves = []
      const scroll = Element.prototype.scrollTo
      Element.prototype.scrollTo = function (options) {
        window.moves.push(this.localName + ' ' + options.behavior)
        scroll.apply(this, arguments)
      }
    `)
    await page.goto(`${await site('frame')}/end`)
    await bring(page, 'Part 6', 100)
    await expect.poll(() => current(page)).toEqual(['Part 6'])
    await expect
      .poll(() =>
        contents(page)
          .locator('[aria-current]')
          .evaluate((link) => {
            const column = link.closest('ul')?.getBoundingClientRect()
            const { top, height } = link.getBoundingClientRect()
            return column ? Math.abs(top + height / 2 - column.top - column.height / 2) : Number.NaN
          }),
      )
      .toBeLessThan(3)
    const moves = await page.evaluate(() => (window as unknown as { moves: string[] }).moves)
    expect(new Set(moves.filter((move) => move.startsWith('ul ')))).toEqual(new Set([`ul ${behaviour}`]))
  })
}

test('TOC-12: below the list come feedback, edit link and button, and stay at the bottom of the window', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/guide/long`)
  const parts = [
    page.getByRole('link', { name: /^Question\? Give us feedback/ }),
    page.getByRole('link', { name: 'Edit this page' }),
    page.getByRole('button', { name: 'Scroll to top' }),
  ]
  for (const y of [400, 1500]) {
    await page.evaluate((top) => scrollTo(0, top), y)
    let below = await contents(page).evaluate((nav) => nav.getBoundingClientRect().bottom)
    for (const part of parts) {
      await expect(part).toBeVisible()
      const box = await part.boundingBox()
      if (!box) throw new Error('It is shown.')
      expect(box.y).toBeGreaterThanOrEqual(below)
      expect(box.x).toBeGreaterThan(1280 - 256)
      below = box.y + box.height
    }
    // Padding remains.
    expect(below).toBeGreaterThan(600 - 60)
    expect(below).toBeLessThanOrEqual(600)
  }
})

test('SID-42, SID-40: a floating list keeps the sections out of the sidebar, and a narrow window shows them in the menu', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('frame')}/end`)
  const sections = pageTree(page).locator('a[data-toc-entry]').filter({ visible: true })
  await expect(sections).toHaveCount(0)
  await page.setViewportSize({ width: 767, height: 800 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(sections).toHaveCount(12)
  const [entry] = await pageTree(page).getByRole('link', { name: 'The end', exact: true }).all()
  const [first] = await sections.all()
  expect((await first?.boundingBox())?.y).toBeGreaterThan((await entry?.boundingBox())?.y ?? Number.NaN)
  // `#` in front, for the eye only.
  expect(await first?.evaluate((link) => getComputedStyle(link, '::before').content)).toBe('"# " / ""')
  await expect(sections.first()).toHaveAccessibleName('Part 1')
})

for (const width of [390, 1280])
  test(`TOC-09: the address of a field marks its operation, whose method and path are in view, at ${width} px`, async ({
    page,
    site,
  }) => {
    const address = await site('product')
    await page.setViewportSize({ width, height: 800 })
    for (const [path, operation] of [
      ['/nerd/api#api-annotations-async-post.5XX', 'api-annotations-async-post'],
      ['/scribe/v2/batch-api-specification#query-transcription.429', 'query-transcription'],
      ['/extract/v3/api#get-extraction.request_id', 'get-extraction'],
      ['/authentication/keypair#request-access-token.4XX.error_description', 'request-access-token'],
    ] as const) {
      await page.goto('about:blank')
      await page.goto(address + path)
      const marked = page.locator('main nav a[aria-current=location]')
      await expect.soft(marked, path).toHaveAttribute('href', `#${operation}`)
      const line = page.locator(`[data-operation]:has([id="${path.split('#')[1]}"]) > [data-code]`).first()
      await expect.soft(line, path).toBeInViewport({ ratio: 1 })
      const covered = await line.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect()
        return !element.contains(document.elementFromPoint(left + 20, top + height / 2))
      })
      expect.soft(covered, path).toBe(false)
    }
  })
