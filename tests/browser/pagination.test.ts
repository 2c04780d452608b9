/** Previous and next: where they stand, and what they say. */
import { neighbours } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('PAG-02: at the ends of a docs tree there is one neighbour; the tree beside it is not entered', async ({
  page,
  site,
}) => {
  const address = await site('sections')
  const shown = async (route: string) => {
    await page.goto(address + route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const links = page.locator('main').locator('a[rel=prev], a[rel=next]')
    return links.evaluateAll((all) => all.map((link) => `${link.getAttribute('rel')} ${link.textContent}`))
  }
  expect(await shown('/nerd/overview')).toEqual(['next Questions'])
  expect(await shown('/nerd/faq')).toEqual(['prev Overview'])
  expect(await shown('/nerdy/welcome')).toEqual(['next Jokes'])
  expect(await shown('/api/y')).toEqual(['prev Endpoint X'])
})

test('PAG-03: in layout default and full; not in raw, on pages of type page, where page or settings switch it off', async ({
  page,
  site,
}) => {
  const blocks = await site('blocks')
  for (const route of ['/parts', '/wide']) {
    await page.goto(blocks + route)
    await expect(neighbours(page).getByRole('link'), route).toHaveCount(2)
  }
  for (const address of [
    `${blocks}/section`,
    `${blocks}/plain`,
    `${await site('variants')}/raw`,
    `${await site('product')}/authentication`,
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(neighbours(page), address).toHaveCount(0)
  }
})

test('PAG-05: a hidden page has no neighbours and is nobody’s neighbour', async ({ page, site }) => {
  const address = await site('blocks')
  await page.goto(`${address}/secret`)
  await expect(page.getByRole('heading', { level: 1, name: 'Secret' })).toBeVisible()
  await expect(neighbours(page)).toHaveCount(0)
  // It stands between these two.
  await page.goto(`${address}/gr%C3%B6%C3%9Fe%201`)
  await expect(neighbours(page).locator('[rel=next]')).toHaveText('Plain')
  await page.goto(`${address}/handbook`)
  await expect(neighbours(page).locator('[rel=prev]')).toHaveText('Plain')
})

test('PAG-07, PAG-08: navigation titles with tooltips; previous left, next right, each in its half', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('blocks')}/handbook`)
  const next = neighbours(page).locator('[rel=next]')
  const previous = neighbours(page).locator('[rel=prev]')
  await expect(previous).toHaveAttribute('title', 'Plain')
  const title = (await next.textContent()) ?? ''
  await expect(next).toHaveAttribute('title', title)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const [around, left, right] = await Promise.all(
      [neighbours(page), previous, next].map((part) => part.boundingBox()),
    )
    if (!around || !left || !right) throw new Error('All are shown.')
    expect(left.x).toBe(around.x)
    expect(right.x + right.width).toBeCloseTo(around.x + around.width, 0)
    expect(left.width).toBeLessThanOrEqual(around.width / 2)
    expect(right.width).toBeLessThanOrEqual(around.width / 2)
    await expect(next).toHaveCSS('text-align', 'end')
  }
})

test('PAG-07: right to left, previous is on the right and its arrow points there', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/ar/guide/install`)
  const around = await neighbours(page).boundingBox()
  const previous = neighbours(page).locator('[rel=prev]')
  const box = await previous.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((around?.x ?? 0) + (around?.width ?? 0), 0)
  expect(
    await previous.evaluate((link) => {
      const { content, transform } = getComputedStyle(link, '::before')
      return [content, transform]
    }),
  ).toEqual(['"←" / ""', 'matrix(-1, 0, 0, 1, 0, 0)'])
  await expect(previous).toHaveAccessibleName((await previous.textContent()) ?? '')
})
