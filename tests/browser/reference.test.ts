/** Pages that show an API document, as a reader uses them. */
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** Its operations are on pages of their groups. */
const LONG = '/llmreadyapi/api'
const GROUP = `${LONG}/identifiers`
const SHORT = '/nerd/api'

/** The element that a fragment leads to, and whether it is in view. */
function target(page: Page, id: string) {
  return page.locator(`[id="${id}"]`)
}

test('API reference: the filter finds operations by path, method, title and operationId, and says how many', async ({
  page,
  site,
}) => {
  await page.goto((await site('product')) + LONG)
  const rows = page.locator('article table tr:has([data-method]):visible')
  const all = await rows.count()
  expect(all).toBeGreaterThan(60)
  const field = page.getByRole('searchbox', { name: 'Filter operations' })
  await field.fill('transcript raw')
  await expect(rows).toHaveCount(1)
  await expect(page.locator('article output')).toHaveText('Matches: 1')
  await field.fill('resolveIdentifiers')
  await expect(rows).toHaveCount(1)
  await field.fill('post ')
  expect(await rows.count()).toBeLessThan(all)
  // In capitals, a method; `get` is a word of titles, too.
  const methods = await page.locator('article table [data-method]').allTextContents()
  for (const method of ['GET', 'POST']) {
    const count = methods.filter((one) => one === method).length
    await field.fill(method)
    await expect(rows).toHaveCount(count)
    await expect(rows.locator(`[data-method=${method}]`)).toHaveCount(count)
    await expect(page.locator('article output')).toHaveText(`Matches: ${count}`)
  }
  await field.fill('get')
  expect(await rows.count()).toBeGreaterThan(methods.filter((one) => one === 'GET').length)
  await field.fill('no such thing')
  await expect(rows).toHaveCount(0)
  await field.fill('')
  await expect(rows).toHaveCount(all)
})

test('API reference: a link in the table of operations leads to the operation', async ({ page, site }) => {
  await page.goto((await site('product')) + LONG)
  const link = page.locator('article table tr:has([data-method]) a').nth(20)
  const id = (await link.getAttribute('href'))?.replace(/^.*#/, '') ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${LONG}/[a-z-]+#${id}$`))
  await expect(target(page, id)).toBeInViewport()
  await expect(page.locator(`[id^="${id}."]`).first()).toBeAttached()
})

test('API reference: a permalink of a field opens everything around it', async ({ page, site }) => {
  const address = (await site('product')) + GROUP
  await page.goto(address)
  const id = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('details dt[id]')]
    return fields.at(-1)?.id ?? ''
  })
  expect(id).not.toBe('')
  await page.goto('about:blank')
  await page.goto(`${address}#${id}`)
  await expect(target(page, id)).toBeInViewport()
})

test('API reference: the language chosen in a guide is the one of the reference, and the other way round', async ({
  page,
  site,
}) => {
  const address = await site('product')
  await page.goto(`${address}/nerd/text-annotation`)
  await page.getByRole('tab', { name: 'Python' }).first().click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('Python')
  await page.goto(address + SHORT)
  const selected = page.locator('[data-tabs=language]').getByRole('tab', { selected: true })
  await expect(selected.first()).toHaveText('Python')
  await page.getByRole('tab', { name: 'Go', exact: true }).first().click()
  await expect(selected).toHaveText(Array(await selected.count()).fill('Go'))
})

test('API reference: the button beside a path copies the whole address', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto((await site('product')) + SHORT)
  await page.locator('article [data-copy]').first().click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^https:\/\/nerd\.[^/]+\/api\/v1\/annotations-async$/)
})

test('F63, F66: samples show the body or the authentication that is chosen, in each language, and the command of curl is copied', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const address = await site('product')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await page.goto(`${address}/scribe/v2/batch-api-specification`)
  const samples = page
    .locator('[data-samples]')
    .filter({ has: page.getByRole('combobox') })
    .first()
  const code = samples.locator('tab-panel:not([hidden]) code')
  await expect(code).toContainText('--form')
  const list = samples.getByRole('combobox', { name: 'Request' })
  const label = await list.locator('option', { hasText: 'application/json' }).first().textContent()
  await list.focus()
  await list.selectOption(label)
  await expect(code).toContainText('Content-Type: application/json')
  await samples.getByRole('tab', { name: 'Java', exact: true }).click()
  await expect(code).toContainText('"Content-Type", "application/json"')
  await page.getByRole('button', { name: 'Copy as cURL' }).first().click()
  await expect.poll(copied).toContain("--header 'Content-Type: application/json'")
  await list.selectOption({ index: 0 })
  await expect(code).toContainText('multipart/form-data')

  await page.goto(`${address}${SHORT}#me-get`)
  await expect(
    page.getByText(/^Authentication: Bearer token \(JWT\), or Key in the cookie \w+$/),
  ).toBeVisible()
  const me = page.locator('[data-samples]', { hasText: 'Key in the cookie' })
  await me.getByRole('combobox').focus()
  await me.getByRole('combobox').selectOption({ index: 1 })
  await expect(me.locator('tab-panel:not([hidden]) code')).toContainText('_nerd_token=')
  await expect(me.locator('tab-panel:not([hidden]) code')).not.toContainText('ACCESS_TOKEN')
})

test('API reference: without script everything can be read, and no filter is offered', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto((await site('product')) + LONG)
  await expect(page.getByRole('searchbox', { name: 'Filter operations' })).toBeHidden()
  await page.goto((await site('product')) + GROUP)
  for (const list of await page.locator('[data-choice]').all()) await expect(list).toBeHidden()
  await expect(page.getByText('Responses', { exact: true }).first()).toBeVisible()
  const folded = page.locator('article details:has(dt[id])').first()
  await folded.locator('summary').first().click()
  await expect(folded.locator('dt[id]').first()).toBeVisible()
  await context.close()
})

test('API reference: every entry of the contents is on the page', async ({ page, site }) => {
  const address = await site('product')
  for (const path of [LONG, GROUP, SHORT, '/scribe/v2/real-time-specification']) {
    await page.goto(address + path)
    const lost = await page
      .locator('a[data-toc-entry]')
      .evaluateAll((links) =>
        links
          .map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))
          .filter((id) => !document.getElementById(id)),
      )
    expect(lost, path).toEqual([])
  }
})
