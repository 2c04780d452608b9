/** Everything that must work without script. */
import { pageTree } from './page-parts.ts'
import { shapesOf } from './page-shapes.ts'
import { SPECIFIED_ROUTES } from './product-routes.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

test('R1.01: every page of the product comes without log-in, the same for every visitor', {
  tag: '@build',
}, async ({ request, playwright, site }) => {
  const address = await site('product')
  const headers = { 'accept-language': 'de-DE', 'user-agent': 'Another', cookie: 'known=1' }
  const other = await playwright.request.newContext({ extraHTTPHeaders: headers })
  for (const { route, special } of SPECIFIED_ROUTES) {
    if (special) continue
    const response = await request.get(address + route)
    expect(response.status()).toBe(200)
    expect(response.headers()['set-cookie']).toBeUndefined()
    const html = await response.text()
    expect.soft(html, route).not.toMatch(/<form|type="?password/)
    expect((await (await other.get(address + route)).text()) === html, route).toBe(true)
  }
  await other.dispose()
})

for (const [which, tag] of [
  ['shapes', '@build'],
  ['others', ['@build', '@all']],
] as const) {
  test(`R1.01: every page of the product opens: ${which}`, { tag: [tag].flat() }, async ({ page, site }) => {
    const address = await site('product')
    const routes = (await shapesOf('product'))[which]
    for (const route of routes.filter((each) => !/404|500/.test(each))) {
      await page.goto(address + route)
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible()
    }
  })
}

test('TAB-14: the text of every tab is readable, each below its label', async ({ page, site }) => {
  await page.goto(`${await site('product')}/scribe/v2/batch-development`)
  const panels = page.getByRole('tabpanel')
  const count = await page.locator('[role=tabpanel]').count()
  expect(count).toBeGreaterThan(5)
  await expect(panels).toHaveCount(count)
  for (const panel of await panels.all()) {
    const code = panel.locator('pre').first()
    await expect(code).toBeVisible()
    expect((await code.boundingBox())?.height).toBeGreaterThan(20)
  }
  for (const text of ['Shell', 'Python', 'JavaScript']) {
    const labels = page
      .getByRole('main')
      .getByRole('paragraph')
      .filter({ hasText: new RegExp(`^${text}$`) })
    await expect(labels.first()).toBeVisible()
  }
})

test('R1.01: no text of a guide is hidden', async ({ page, site }) => {
  await page.goto(`${await site('product')}/scribe/v2/batch-development`)
  const hidden = await page
    .getByRole('main')
    // What an application says when it fails is nothing of the guide.
    .locator('article :is(p:not([data-application] > [role=alert]), li, pre, td, th, h1, h2, h3, h4)')
    .filter({ visible: false })
    .allTextContents()
  // What stands in closed details opens by a click.
  const inDetails = await page.locator('article details :is(p, li, pre, td, th)').allTextContents()
  expect(hidden.filter((text) => !inDetails.includes(text))).toEqual([])
})

test('R3.08: folders of the sidebar open and close by a click', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/start`)
  const install = pageTree(page).getByRole('link', { name: 'Install' })
  await expect(install).toBeHidden()
  await pageTree(page).getByText('Setup', { exact: true }).click()
  await expect(install).toBeVisible()
  await pageTree(page).getByText('Setup', { exact: true }).click()
  await expect(install).toBeHidden()
  await pageTree(page).locator('summary[aria-label="Toggle section Guide"]').click()
  await expect(pageTree(page).getByText('Setup', { exact: true })).toBeHidden()
})

test('SID-20: the folders above the page are open, its entry is marked', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/guide/setup/advanced/tuning`)
  const entry = pageTree(page).getByRole('link', { name: 'Tuning' })
  await expect(entry).toBeVisible()
  await expect(entry).toHaveAttribute('aria-current', 'page')
})

test('R3.34, DET-03: details open and close by a click', async ({ page, site }) => {
  await page.goto(`${await site('product')}/example`)
  const details = page.getByRole('main').locator('article details[data-details]').first()
  const content = details.locator(':scope > :not(summary)').first()
  const summary = details.locator('summary').first()
  const open = (await details.getAttribute('open')) !== null
  await expect(content).toBeVisible({ visible: open })
  await summary.click()
  await expect(content).toBeVisible({ visible: !open })
  await summary.click()
  await expect(content).toBeVisible({ visible: open })
})

test('R3.12: links navigate', async ({ page, site }) => {
  const address = await site('sections')
  await page.goto(`${address}/start`)
  await page.getByRole('link', { name: 'a page of the third level' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Page navigation' }).locator('[rel=next]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByText('More').click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changes' }).click()
  await expect(page).toHaveURL(`${address}/more/changes`)
  await page.goto(`${address}/guide/long`)
  await page
    .getByRole('navigation', { name: 'On This Page' })
    .getByRole('link', { name: 'Part three' })
    .click()
  await expect(page.getByRole('heading', { name: 'Part three' })).toBeInViewport()
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('R3.15: the menu opens, closes and leads on', async ({ page, site }) => {
    await page.goto(`${await site('sections')}/start`)
    const open = page.getByRole('button', { name: 'Menu', exact: true })
    await open.click()
    await expect(pageTree(page)).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(pageTree(page)).toBeHidden()
    await open.click()
    await pageTree(page).getByText('Setup', { exact: true }).click()
    await pageTree(page).getByRole('link', { name: 'Install' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
    await expect(pageTree(page)).toBeHidden()
  })

  test('TOC-04: the list of headings opens by a click', async ({ page, site }) => {
    await page.goto(`${await site('sections')}/guide/long`)
    const contents = page.getByRole('navigation', { name: 'On This Page' })
    await contents.getByText('On This Page').filter({ visible: true }).click()
    await contents.getByRole('link', { name: 'Part four' }).click()
    await expect(page.getByRole('heading', { name: 'Part four' })).toBeInViewport()
  })
})
