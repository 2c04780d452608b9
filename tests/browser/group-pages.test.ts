/** An API document whose groups have pages of their own, as readers of the product meet it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LONG_PAGE } from '../../src/build/checks/budgets.ts'
import { sentSize } from '../../src/build/checks/page-weight.ts'
import { scanPage } from '../../src/build/scan-page.ts'
import { buildOnce } from './build-once.ts'
import { breadcrumb, pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'

const FIRST = '/llmreadyapi/api'
/** Permalinks from the time when the reference was one page, and the group that has them: an operation, its parts, a group, a shape. */
const OLD = [
  ['resolve-identifiers', 'identifiers'],
  ['query-line-item.body.period_type:annual', 'financials'],
  ['query-line-item.200.results.currency', 'financials'],
  ['m-a', 'm-a'],
  ['schema-standard-line-item-name', 'financials'],
]

test.use({ viewport: { width: 1280, height: 800 } })

test('no page of the product has more than 8,000 elements or 60 kB', { tag: '@build' }, async ({ site }) => {
  await site('product')
  const dist = await buildOnce('product', '')
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(60)
  for (const name of pages) {
    const { elements } = scanPage(readFileSync(join(dist, name), 'utf8'))
    expect.soft(elements, name).toBeLessThanOrEqual(LONG_PAGE.elements)
    expect.soft(await sentSize(join(dist, name)), name).toBeLessThanOrEqual(LONG_PAGE.bytes)
  }
})

test('links that are older than the pages of groups arrive at what they mean', async ({ page, site }) => {
  const address = await site('product')
  await page.goto(`${address}${FIRST}/financials`)
  const [field = '', value = ''] = await page.evaluate(() => [
    [...document.querySelectorAll('details dt[id]')].at(-1)?.id ?? '',
    document.querySelector('a[id*=":"]')?.id ?? '',
  ])
  for (const [id, group] of [...OLD, [field, 'financials'], [value, 'financials']]) {
    await page.goto('about:blank')
    await page.goto(`${address}${FIRST}#${id}`)
    await expect(page).toHaveURL(`${address}${FIRST}/${group}#${id}`)
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  }
  // Those of the document as a whole have stayed.
  await page.goto(`${address}${FIRST}#api-authentication`)
  await expect(page.locator('#api-authentication')).toBeInViewport()
  await expect(page).toHaveURL(`${address}${FIRST}#api-authentication`)
})

test('a fragment that is typed into the address of the first page leads on, and back leads to where the reader was', async ({
  page,
  site,
}) => {
  const address = await site('product')
  await page.goto(`${address}${FIRST}`)
  await expect(page.locator('[data-rare]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    location.hash = '#get-prices.200'
  })
  await expect(page).toHaveURL(`${address}${FIRST}/market-data#get-prices.200`)
  await expect(page.locator('[id="get-prices.200"]')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(`${address}${FIRST}`)
})

test('without script an old link of an operation arrives at the row that leads to it', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const address = await site('product')
  await page.goto(`${address}${FIRST}#get-prices`)
  const row = page.locator('tr#get-prices')
  await expect(row).toBeInViewport()
  await row.getByRole('link').click()
  await expect(page).toHaveURL(`${address}${FIRST}/market-data#get-prices`)
  await expect(page.locator('#get-prices')).toBeInViewport()
  await context.close()
})

test('a page of a group has its place in the tree, in the path and between its neighbours', async ({
  page,
  site,
}) => {
  const address = await site('product')
  await page.goto(`${address}/llmreadyapi/overview`)
  const folder = pageTree(page).locator(`[data-folder="${FIRST}"]`)
  await expect(folder).not.toHaveAttribute('open')
  await page.goto(`${address}${FIRST}/market-data`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market data')
  await expect(page).toHaveTitle('Market data · LLM-ready API, API Specification · Corvane docs')
  await expect(folder).toHaveAttribute('open')
  await expect(pageTree(page).locator('a[aria-current=page]')).toHaveAttribute('href', `${FIRST}/market-data`)
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText([
    'LLM-ready API',
    'API Specification',
    'Market data',
  ])
  await expect(breadcrumb(page).getByRole('link')).toHaveAttribute('href', FIRST)
  const description = page.locator('meta[name=description]')
  await expect(description).toHaveAttribute('content', /^Prices, charts, capitalisation/)
  await page.getByRole('main').getByRole('link', { name: 'Authentication', exact: true }).first().click()
  await expect(page).toHaveURL(`${address}${FIRST}#api-authentication`)
})

test('the search leads to the page of the group, and links of other pages as well', async ({
  page,
  site,
}) => {
  const address = await site('product')
  await page.goto(`${address}/llmreadyapi/usage`)
  const link = page.getByRole('main').getByRole('link', { name: 'Get prices' })
  await expect(link).toHaveAttribute('href', `${FIRST}/market-data#get-prices`)
  await page.keyboard.press('/')
  await page.keyboard.type('getPriceChart')
  const option = page.getByRole('option').first()
  await expect(option).toHaveAttribute('href', `${FIRST}/market-data#get-price-chart`)
  await option.click()
  await expect(page).toHaveURL(new RegExp(`^${address}${FIRST}/market-data#`))
})
