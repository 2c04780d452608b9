/** The path above the text: where it stands, and what becomes of it where there is little room. */
import { breadcrumb } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const DEEP = '/handbook/chapter-on-the-preparation-of-everything/part-about-the-first-preparations/last-page'
const STEPS = [
  'Handbook for everybody who has just joined the team',
  'Chapter on the preparation of everything',
  'Part About the First Preparations',
  'The last page, whose title is long enough for a line of its own',
]

test('BRC-01: not on a page of type page, in layout full or raw, nor where a page switches it off', async ({
  page,
  site,
}) => {
  const blocks = await site('blocks')
  await page.goto(`${blocks}/code`)
  await expect(breadcrumb(page)).toBeVisible()
  const variants = await site('variants')
  for (const address of [
    `${blocks}/section`,
    `${blocks}/wide`,
    `${blocks}/plain`,
    `${variants}/raw`,
    `${variants}/bare`,
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(breadcrumb(page), address).toHaveCount(0)
  }
})

test('BRC-01, BRC-02: in a section of its own the path begins with the section', async ({ page, site }) => {
  await page.goto(`${await site('blocks')}/section/inside`)
  const shown = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText(['Section', shown])
})

test('BRC-02, BRC-03, BRC-05: a step says its full title in a tooltip, and a mark between two steps is not read', async ({
  page,
  site,
}) => {
  await page.goto((await site('blocks')) + DEEP)
  const steps = breadcrumb(page).getByRole('listitem')
  await expect(steps).toHaveText(STEPS)
  expect(await steps.evaluateAll((all) => all.map((step) => step.getAttribute('title')))).toEqual(STEPS)
  expect(
    await steps.evaluateAll((all) => all.map((step) => getComputedStyle(step, '::before').content)),
  ).toEqual(['none', ...Array(3).fill('"›" / ""')])
  await expect(breadcrumb(page)).toMatchAriaSnapshot(`
    - navigation "Breadcrumb":
      - list:
        - listitem "${STEPS[0]}":
          - link "${STEPS[0]}"
        - listitem "${STEPS[1]}"
        - listitem "${STEPS[2]}"
        - listitem "${STEPS[3]}"
  `)
})

for (const width of [320, 768, 1280]) {
  test(`BRC-04: at ${width} px the path is one line; earlier steps shrink first, to 24 px at least, and end in an ellipsis`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto((await site('blocks')) + DEEP)
    const path = await breadcrumb(page)
      .getByRole('listitem')
      .evaluateAll((all) =>
        all.map((step) => {
          const { x, y, width: shown, right } = step.getBoundingClientRect()
          const { textOverflow, overflow } = getComputedStyle(step)
          return { x, y, shown, right, cut: shown < step.scrollWidth, ending: `${overflow} ${textOverflow}` }
        }),
      )
    const [first] = path
    for (const step of path) {
      expect(step.y).toBe(first?.y)
      expect(step.shown).toBeGreaterThanOrEqual(24)
      expect(step.ending).toBe('hidden ellipsis')
      expect(step.right).toBeLessThanOrEqual(width)
    }
    if (width === 320) {
      expect(path.map(({ cut }) => cut)).toEqual([true, true, true, true])
      // The page itself keeps most of the line.
      const last = path.at(-1)?.shown ?? 0
      for (const { shown } of path.slice(0, -1)) expect(shown).toBeLessThan(last / 2)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('BRC-04: what is cut opens by keyboard and shows its focus', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto((await site('blocks')) + DEEP)
  const link = breadcrumb(page).getByRole('link').first()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
})
