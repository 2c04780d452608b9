/** What a reader's first visit to a page costs and shows; every page of the product in a wide window: product-pages.test.ts. */
import { excessOf, noteRequests } from './asked-files.ts'
import { watchShifts } from './layout-shifts.ts'
import { sweptPages } from './page-shapes.ts'
import { SPECIFIED_ROUTES } from './product-routes.ts'
import { settled } from './settled.ts'
import { expect, test } from './site.ts'

test.use({ expectedErrors: [/status of (404|500)/] })

/** Pages that are visited at the same time. */
const LANES = 3

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('R1.01: no page of the product shifts while it loads, nor asks for more than it needs', {
    tag: '@all',
  }, async ({ context, site }) => {
    const address = await site('product')
    const routes = [...(await sweptPages('product'))]
    // Most of a visit is waiting for nothing to happen.
    const lanes = Array.from({ length: LANES }, async () => {
      const page = await context.newPage()
      const shifts = await watchShifts(page)
      for (let route = routes.shift(); route !== undefined; route = routes.shift()) {
        const asked = noteRequests(page)
        await page.goto(address + route)
        await settled(page)
        expect.soft(await shifts(), route).toEqual([])
        expect.soft(excessOf(asked, address), route).toEqual([])
        page.removeAllListeners('request')
      }
    })
    await Promise.all(lanes)
  })
})

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test(`TAB-10, R5.02, SID-51: nothing shifts with a stored tab, a hidden sidebar and closed folders: ${width} px`, async ({
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
