/** Callouts, cards, steps and file trees as authors write them. */
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1600, height: 900 } })

test.beforeEach(async ({ page, site }) => {
  await page.goto(`${await site('blocks')}/parts`)
})

test('R3.30, CAL-01: each type has an icon that is not read, a name that is, and a look of its own', async ({
  page,
}) => {
  const notes = page.getByRole('note')
  await expect(notes).toHaveText([
    'Note: Plain advice.',
    'Information: More to know.',
    'Warning: CarefulSomething may break.',
    'Error: It did break.',
    '🧭Warning: With a compass.',
  ])
  const looks = await notes.evaluateAll((all) =>
    all.map((note) => {
      const icon = note.firstElementChild
      return {
        hidden: icon?.getAttribute('aria-hidden'),
        shown: (icon?.getBoundingClientRect().width ?? 0) > 0,
        drawing: icon?.innerHTML,
        accent: getComputedStyle(note).borderInlineStartColor,
      }
    }),
  )
  for (const { hidden, shown } of looks) expect([hidden, shown]).toEqual(['true', true])
  const types = looks.slice(0, 4)
  expect(new Set(types.map(({ drawing }) => drawing)).size).toBe(4)
  expect(new Set(types.map(({ accent }) => accent)).size).toBe(4)
  expect(looks[4]).toMatchObject({ drawing: '🧭', accent: looks[2]?.accent })
  // The name is heard, not seen.
  const name = notes.first().getByText('Note: ')
  expect((await name.boundingBox())?.width).toBe(1)
})

test('R3.32, CRD-01: three columns, or as many as asked for, and none narrower than 250 px', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('blocks')}/wide`)
  const grids = page.locator('article ul')
  await expect(grids).toHaveCount(3)
  const columns = () =>
    grids.evaluateAll((all) =>
      all.map((grid) => {
        const cards = [...grid.children].map((card) => card.getBoundingClientRect())
        const least = Math.min(...cards.map(({ width }) => width))
        return { count: cards.filter(({ y }) => y === cards[0]?.y).length, wide: least >= 250 }
      }),
    )
  for (const [width, counts] of [
    [1600, [3, 2, 1]],
    [1100, [2, 2, 1]],
    [700, [2, 2, 1]],
    [360, [1, 1, 1]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columns(), `${width} px`).toEqual(counts.map((count) => ({ count, wide: true })))
  }
})

test('R3.32, CRD-01: a card is a link with icon, title, and where asked for an arrow or an image', async ({
  page,
}) => {
  const cards = page.locator('article li', { has: page.locator('[class]') })
  const one = page.getByRole('listitem').filter({ hasText: 'First.' })
  const link = one.getByRole('link', { name: 'One', exact: true })
  await expect(link.locator('svg')).toHaveCount(2)
  await expect(one.getByRole('img')).toHaveCount(0)
  // The whole card is the link.
  await one.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await one.getByText('First.').boundingBox()) ?? {}
  await page.mouse.click(x + 5, y + 5)
  await expect(page.getByRole('heading', { level: 1, name: 'Code' })).toBeVisible()
  await page.goBack()

  await expect(page.getByRole('listitem').filter({ hasText: 'Second.' }).getByRole('link')).toHaveCount(0)
  const other = page.getByRole('link', { name: 'Three (opens in a new tab)' })
  await expect(other).toHaveAttribute('target', '_blank')
  const pictured = cards.filter({ has: page.getByRole('img', { name: 'A picture' }) })
  const [card, image] = [await pictured.boundingBox(), await pictured.getByRole('img').boundingBox()]
  // From border to border.
  expect(image?.width).toBeCloseTo((card?.width ?? 0) - 2, 0)
  expect((image?.height ?? 0) / (image?.width ?? 1)).toBeCloseTo(80 / 120, 1)
})

test('STP-01: headings of level 3, and only they, have a number beside them that is no part of their name', async ({
  page,
}) => {
  for (const name of ['Fetch', 'Store']) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
  }
  const marks = await page.getByRole('heading', { name: 'Fetch' }).evaluate((heading) =>
    [...(heading.parentElement?.parentElement?.children ?? [])].map((child) => {
      const { content, width } = getComputedStyle(child, '::before')
      const text = child.firstElementChild?.textContent ?? child.textContent ?? ''
      return [text, content === 'none' ? '' : `${content} ${width}`]
    }),
  )
  expect(marks).toEqual([
    ['Before the first.', ''],
    ['Fetch', 'counter(step) 30px'],
    ['Text.', ''],
    ['A detail', ''],
    ['Text.', ''],
    ['Store', 'counter(step) 30px'],
    ['Text.', ''],
  ])
})

test('R3.33, R5.11, FTR-01, FTR-02, FTR-03: a list in lists; folders tell whether they are open; files do nothing', async ({
  page,
}) => {
  const tree = page.getByRole('list').filter({ hasText: 'last.ts' })
  await expect(tree).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - group:
          - text: open
          - list:
            - listitem: active.ts
            - listitem:
              - group: closed
      - listitem: last.ts
  `)
  const closed = tree.locator('details', { hasText: 'inner.ts' }).last()
  await expect(closed).not.toHaveAttribute('open')
  await expect(page.getByText('inner.ts')).toBeHidden()
  const summary = closed.locator('summary')
  await summary.focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(page.getByText('inner.ts')).toBeVisible()
    await page.keyboard.press(key)
    await expect(closed).not.toHaveAttribute('open')
  }
  const active = page.getByText('active.ts')
  const file = page.getByRole('listitem').filter({ has: active }).last()
  await expect(file).toHaveAttribute('aria-current', 'true')
  const plain = page.getByRole('listitem').filter({ hasText: 'last.ts' })
  expect(await file.evaluate((item) => getComputedStyle(item).backgroundColor)).not.toBe(
    await plain.evaluate((item) => getComputedStyle(item).backgroundColor),
  )
  await expect(plain.locator('a, button, [tabindex]')).toHaveCount(0)
  const address = page.url()
  await plain.click()
  expect(page.url()).toBe(address)
})
