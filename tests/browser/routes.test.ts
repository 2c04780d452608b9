/** The pages of the product are those of the specification, where it puts them; each by itself: product-pages.test.ts. */
import { pageTree } from './page-parts.ts'
import { SPECIFIED_ROUTES, sidebarLabel } from './product-routes.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('R2.02: the sidebar lists every page with its title, in the order of the specification', async ({
  page,
  site,
}) => {
  const address = await site('product')
  const listed = SPECIFIED_ROUTES.filter(({ hidden, special }) => !hidden && !special)
  await page.goto(`${address}/`)
  const links = await pageTree(page)
    .locator('[data-sidebar-scroll] a:not([data-toc-entry])')
    .evaluateAll((all) => all.map((link) => ({ route: link.getAttribute('href'), label: link.textContent })))
  const specified = listed.map((one) => ({ route: one.route, label: sidebarLabel(one) }))
  // Groups of an API document are additional pages, below the page of the document.
  const additional = links.filter(({ route }) =>
    listed.some((one) => route?.startsWith(`${one.route}/`) && one.route.endsWith('/api')),
  )
  expect(links.filter((link) => !additional.includes(link))).toEqual(specified)
})

test('R2.03, R1.07: no two document titles are the same', async ({ request, site }) => {
  const address = await site('product')
  const titles = new Map<string, string>()
  for (const { route, special } of SPECIFIED_ROUTES) {
    if (special) continue
    const title = /<title>(.*?)<\/title>/.exec(await (await request.get(address + route)).text())?.[1] ?? ''
    expect(title, route).not.toBe('')
    expect.soft(titles.get(title), `${title} of ${route}`).toBeUndefined()
    titles.set(title, route)
  }
})

test('R2.04: hidden pages answer and are linked from no navigation', async ({ page, site }) => {
  const address = await site('product')
  for (const { route } of SPECIFIED_ROUTES.filter(({ hidden }) => hidden)) {
    expect((await page.request.get(address + route)).status(), route).toBe(200)
    await page.goto(`${address}/authentication`)
    await expect(page.locator(`nav a[href="${route}"]`)).toHaveCount(0)
  }
})

test('R3.01: the product shows no previous and next links', async ({ page, site }) => {
  await page.goto(`${await site('product')}/authentication/personal-token`)
  await expect(page.getByRole('navigation', { name: 'Page navigation' })).toHaveCount(0)
})

test('R2.05: older addresses lead to the pages that took their place', { tag: '@build' }, async ({
  page,
  site,
}) => {
  const address = await site('product')
  for (const [from, to] of [
    ['/scribe', '/scribe/v2'],
    ['/nerd', '/nerd/overview'],
    ['/llmreadyapi', '/llmreadyapi/overview'],
    ['/extract/tables', '/extract/v3/toolkit'],
  ] as const) {
    await page.goto(address + from)
    expect(new URL(page.url()).pathname).toBe(to)
  }
})
