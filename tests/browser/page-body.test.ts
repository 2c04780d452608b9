/** Measures of the page, and what Markdown becomes: images and tables. */
import { neighbours, pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'

test('LAY-06, R9.02: text 60rem, page 90rem at most; padding 1.5rem, from 768 px 3rem', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 2400, height: 900 })
  await page.goto(`${await site('blocks')}/code`)
  const main = page.getByRole('main')
  const frame = await main.evaluate((element) => element.parentElement?.getBoundingClientRect().width)
  expect(frame).toBe(1440)
  await expect(page.getByRole('article')).toHaveCSS('max-width', '960px')
  for (const [width, padding] of [
    [767, '24px'],
    [768, '48px'],
    [1000, '48px'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(main).toHaveCSS('padding-left', padding)
    await expect(main).toHaveCSS('padding-right', padding)
  }
})

test('R3.03, LAY-02: layout full keeps sidebar, neighbours and padding', async ({ page, site }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(`${await site('blocks')}/wide`)
  await expect(pageTree(page)).toBeVisible()
  await expect(neighbours(page)).toBeVisible()
  const [main, article] = await Promise.all([
    page.getByRole('main').boundingBox(),
    page.getByRole('article').boundingBox(),
  ])
  if (!main || !article) throw new Error('Both are shown.')
  expect(article.width).toBeGreaterThan(960)
  expect(article.x - main.x).toBeGreaterThanOrEqual(24)
  expect(main.x + main.width - article.x - article.width).toBeGreaterThanOrEqual(24)
})

test('R3.03, LAY-03: layout raw has no limit of width, no date, no links and no typography', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 2400, height: 900 })
  await page.goto(`${await site('variants')}/raw`)
  const main = page.getByRole('main')
  expect((await main.boundingBox())?.width).toBe(2400)
  await expect(main.locator('time, [rel=prev], [rel=next]')).toHaveCount(0)
  await expect(main.getByRole('link', { name: /Edit this page|feedback/ })).toHaveCount(0)
  const looks = () =>
    page.evaluate(() =>
      ['h1', 'h2', 'p'].map((name) => {
        const { fontSize, marginBlockStart, borderBottomStyle } = getComputedStyle(
          document.querySelector(`article ${name}`) ?? document.body,
        )
        return [fontSize, marginBlockStart, borderBottomStyle]
      }),
    )
  const raw = await looks()
  await page.goto(`${await site('variants')}/full`)
  const styled = await looks()
  expect(raw[1]?.[2]).toBe('none')
  expect(styled[1]?.[2]).toBe('solid')
  for (const [index, [, margin]] of raw.entries()) {
    expect(margin).toBe('0px')
    if (index > 0) expect(styled[index]?.[1]).not.toBe('0px')
  }
})

test('LAY-11: images have their size before they arrive, so that nothing moves', async ({ page, site }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\.(png|webp|avif)(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${await site('blocks')}/tables`, { waitUntil: 'domcontentloaded' })
  const images = page.getByRole('article').locator('img')
  const end = page.getByText('The last words.')
  await end.scrollIntoViewIfNeeded()
  const place = () => end.evaluate((text) => Math.round(text.getBoundingClientRect().y + scrollY))
  const before = await place()
  for (const [index, width, height] of [
    [0, 120, 80],
    [1, 64, 32],
  ] as const) {
    await expect(images.nth(index)).toHaveAttribute('width', String(width))
    await expect(images.nth(index)).toHaveAttribute('height', String(height))
    expect(await images.nth(index).boundingBox()).toMatchObject({ width, height })
  }
  release()
  await expect
    .poll(() => images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth)))
    .toEqual([120, 64, 1])
  expect(await place()).toBe(before)
  await expect(images.nth(0)).toHaveAccessibleName('A picture')
  // An image of another site stays as it is.
  await expect(images.nth(2)).toHaveAttribute('src', /^data:image\/gif/)
})

test('LAY-12: a wide table scrolls by itself, by keyboard too, named after its columns; rows alternate', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await page.goto(`${await site('blocks')}/tables`)
  const small = page.locator('[data-scroll-region]').first()
  const wide = page.locator('[data-scroll-region]').nth(1)
  await expect(wide).toHaveAttribute('tabindex', '0')
  await expect(
    page.getByRole('group', {
      name: 'Table: Method, Address, Permission, Request, Answer, Limit, Since, Remark',
    }),
  ).toBeVisible()
  await expect(small).not.toHaveAttribute('tabindex')
  await wide.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => wide.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(700)
  const grounds = await small
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).backgroundColor))
  expect(grounds[1]).not.toBe(grounds[0])
  expect(grounds[2]).toBe(grounds[0])
  expect(
    await small
      .locator('tbody tr')
      .first()
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign)),
  ).toEqual(['start', 'start', 'center', 'end'])
})
