/** Which pages are fetched ahead, and which only when the reader comes to a link. */
import type { Page } from '@playwright/test'
import { writeAheadSite } from './ahead-site.ts'
import { heading } from './exchanged-page.ts'
import { type Fetched, filesOf, watchAhead } from './fetched-ahead.ts'
import { expect, test } from './site.ts'

// One worker writes the site and keeps it running.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 700 }, hasTouch: true })

let root: string

test.beforeAll(async ({ mode: _ }, { workerIndex }) => {
  root = await writeAheadSite(workerIndex)
})

test('the next page, links in view of the article, then neighbours in the sidebar; nothing twice, nothing heavy', {
  tag: '@build',
}, async ({ page, site }) => {
  const ahead = await watchAhead(page)
  await page.goto(`${await site(root)}/cedar`)
  await expect.poll(() => pages(ahead())).toEqual(['/elm', '/yew', '/pine', '/beech'])
  expect(asked(ahead())).toEqual(['/elm', '/yew', '/heavy', '/pine', '/beech'])
})

test('what does not fit into 40 kB is passed over for the next in order; a new view has an allowance of its own', {
  tag: '@build',
}, async ({ page, site }) => {
  const ahead = await watchAhead(page)
  await page.goto(`${await site(root)}/`)
  await expect.poll(() => asked(ahead())).toEqual(['/medium-1', '/medium-2', '/medium-3', '/oak', '/heavy'])
  await expect.poll(() => pages(ahead())).toEqual(['/medium-1', '/medium-2', '/oak'])
  await page.getByRole('main').getByRole('link', { name: 'To oak' }).click()
  await expect(heading(page, 'oak')).toBeVisible()
  // Outward: the home page, which was loaded and not fetched ahead, stands before `medium-1`.
  await expect.poll(() => pages(ahead()).slice(3)).toEqual(['/pine', '/medium-3', '/yew', '/'])
})

test.describe('where no sidebar stands beside the page', () => {
  test.use({ viewport: { width: 400, height: 700 } })

  test('other links in view are fetched, too, and those that come into view', { tag: '@build' }, async ({
    page,
    site,
  }) => {
    const ahead = await watchAhead(page)
    await page.goto(`${await site(root)}/yew`)
    // The logo's; there is no next page.
    await expect.poll(() => pages(ahead())).toEqual(['/'])
    await page.getByRole('link', { name: 'Far below' }).scrollIntoViewIfNeeded()
    await expect.poll(() => pages(ahead())).toContain('/beech')
    expect(asked(ahead()).slice(0, 2)).toEqual(['/', '/beech'])
  })
})

for (const [way, approach] of Object.entries({
  hover: (page: Page) => toHeavy(page).hover(),
  focus: (page: Page) => toHeavy(page).focus(),
  touch: (page: Page) => touch(page),
})) {
  test(`even a heavy page is fetched at once on ${way}`, { tag: '@build' }, async ({ page, site }) => {
    const ahead = await watchAhead(page)
    await page.goto(`${await site(root)}/cedar`)
    await expect.poll(() => asked(ahead()).length).toBe(5)
    await approach(page)
    await expect.poll(() => pages(ahead())).toContain('/heavy')
    await expect
      .poll(() => filesOf(ahead()).find(({ path }) => path === '/heavy')?.bytes)
      .toBeGreaterThan(25_000)
    expect(page.url()).toMatch(/\/cedar$/)
  })
}

function toHeavy(page: Page) {
  return page.getByRole('main').getByRole('link', { name: 'To heavy', exact: true })
}

/** A finger that rests on the link, without a click. */
async function touch(page: Page): Promise<void> {
  const box = await toHeavy(page).boundingBox()
  if (!box) throw new Error('The link is not shown')
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: box.x + 5, y: box.y + 5 }],
  })
}

/** Addresses of the pages that were fetched. */
function pages(fetched: readonly Fetched[]): string[] {
  return filesOf(fetched).flatMap(({ path }) => (path.startsWith('/assets/') ? [] : [path]))
}

/** Addresses of the pages that were asked for their size. */
function asked(fetched: readonly Fetched[]): string[] {
  return fetched.flatMap(({ method, path }) => (method === 'HEAD' ? [path] : []))
}
