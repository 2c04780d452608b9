/** What a reader's first visit to a page costs and shows, for every page of the product. */
import type { Page, Request } from '@playwright/test'
import { SPECIFIED_ROUTES } from './product-routes.ts'
import { settled } from './settled.ts'
import { expect, test } from './site.ts'

test.use({ expectedErrors: [/status of (404|500)/] })

/** Pages that are visited at the same time. */
const LANES = 3

interface Shift {
  value: number
  nodes: string[]
}

/** Collects layout shifts from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const seen: Shift[] = []
    Object.assign(window, { seenShifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[]) {
        seen.push({ value: entry.value, nodes: entry.sources.map(({ node }) => node?.nodeName ?? '?') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seenShifts: Shift[] }).seenShifts)
}

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test(`R1.01: no page of the product shifts while it loads, and it loads one script, at most another when idle, and one or two style sheets: ${width} px`, async ({
      context,
      site,
    }) => {
      const address = await site('product')
      const routes = SPECIFIED_ROUTES.map(({ route }) => route)
      // Most of a visit is waiting for nothing to happen.
      const lanes = Array.from({ length: LANES }, async () => {
        const page = await context.newPage()
        const shifts = await watchShifts(page)
        for (let route = routes.shift(); route !== undefined; route = routes.shift()) {
          const requests = await requestsOf(page, () => page.goto(address + route).then(() => settled(page)))
          expect.soft(await shifts(), route).toEqual([])
          checkRequests(requests, address, route)
        }
      })
      await Promise.all(lanes)
    })

    test(`TAB-10, R5.02, SID-51: nor with a stored tab, a hidden sidebar and closed folders: ${width} px`, async ({
      page,
      site,
    }) => {
      const address = await site('product')
      const shifts = await watchShifts(page)
      await page.goto(`${address}/scribe/v2/batch-development`)
      await page.evaluate(() => {
        localStorage.setItem('language', 'JavaScript')
        sessionStorage.setItem(
          'sidebar-folders',
          JSON.stringify({ '/authentication': false, '/scribe': false }),
        )
        sessionStorage.setItem('sidebar-hidden', '1')
        sessionStorage.setItem('code-wrap', '1')
      })
      await page.reload()
      await settled(page)
      await expect(page.getByRole('tab', { name: 'JavaScript' }).first()).toHaveAttribute(
        'aria-selected',
        'true',
      )
      expect(await shifts()).toEqual([])
    })
  })
}

test('a shift is seen', async ({ page, site }) => {
  const shifts = await watchShifts(page)
  await page.goto(`${await site('product')}/`)
  await settled(page)
  await page.evaluate(() => {
    const block = document.createElement('p')
    block.textContent = 'Late'
    document.querySelector('h1')?.before(block)
  })
  await settled(page)
  expect(await shifts()).not.toEqual([])
})

test('R1.01: no page carries inline styles', async ({ request, site }) => {
  const address = await site('product')
  for (const { route } of SPECIFIED_ROUTES) {
    const html = await (await request.get(address + route)).text()
    expect.soft(/<[a-z][^<>]*\sstyle=/i.exec(html)?.[0], route).toBeUndefined()
    expect.soft(html, route).not.toContain('<style')
  }
})

test("TAB-04: a click that comes before the page's script shows the tab at once and is remembered once the script is there", async ({
  page,
  site,
}) => {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/entry\.[\w-]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  const address = `${await site('product')}/scribe/v2/batch-development`
  await page.goto(address, { waitUntil: 'commit' })
  const groups = page.locator('[data-tabs=language]')
  const python = groups.first().getByRole('tab', { name: 'Python' })
  await python.click()
  await expect(python).toHaveAttribute('aria-selected', 'true')
  await expect(groups.first().locator('[role=tabpanel]:not([hidden])')).toHaveAccessibleName('Python')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(null)
  letGo()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('Python')
  // The other groups follow.
  await expect(groups.nth(1).getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true')
  await expect(python).toHaveAttribute('aria-selected', 'true')
})

interface Asked {
  url: string
  type: string
  prefetch: boolean
}

/** What a page asks for during a visit. */
async function requestsOf(page: Page, visit: () => Promise<void>): Promise<Asked[]> {
  const requests: Asked[] = []
  const note = (request: Request) =>
    requests.push({
      url: request.url(),
      type: request.resourceType(),
      prefetch: request.headers()['sec-purpose']?.includes('prefetch') === true,
    })
  page.on('request', note)
  await visit()
  page.off('request', note)
  return requests
}

/** Prefetched files are fetched, not run; pages that links lead to are fetched ahead as well. */
function checkRequests(requests: readonly Asked[], address: string, route: string): void {
  const visit = requests.filter(({ prefetch }) => !prefetch)
  const of = (kind: string) => visit.filter(({ type }) => type === kind)
  expect.soft(of('script').filter(isEntry), route).toHaveLength(1)
  // When idle, what fetches pages ahead; on the not-found page, what fills its link.
  const others = of('script').filter((each) => !isEntry(each) && !each.url.includes('broken-link'))
  expect.soft(others.length, route).toBeLessThanOrEqual(1)
  expect.soft(of('stylesheet').length, route).toBeGreaterThanOrEqual(1)
  expect.soft(of('stylesheet').length, route).toBeLessThanOrEqual(2)
  const outside = requests.filter(({ url }) => !url.startsWith(address) && !url.startsWith('data:'))
  expect.soft(outside, route).toEqual([])
}

function isEntry({ url }: Asked): boolean {
  return url.includes('/assets/entry.')
}
