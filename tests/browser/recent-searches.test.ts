/** Where earlier searches of the session led, and addresses of other sites in what is stored and received. */
import { options, SEARCH_DATA, searchField, searchFor } from './search-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test.beforeEach(async ({ page, site }) => {
  await page.goto(`${await site('search')}/`)
})

test('F44: a stored search that leads elsewhere is not offered', async ({ page }) => {
  await page.evaluate(() => {
    const addresses = [
      '/\\evil.example/a',
      '/\t/evil.example',
      '//evil.example',
      'javascript:alert(1)',
      '/quokka',
    ]
    const searches = addresses.map((href) => ({ query: 'quok', title: href, href }))
    sessionStorage.setItem('recent-searches', JSON.stringify(searches))
  })
  await page.reload()
  await searchField(page).focus()
  const found = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option')
  await expect(found).toHaveText([/quokka/])
})

test('F44: an answer of search data that names another site leads nowhere', async ({ page }) => {
  const routes = ['/\\evil.example/a', '//evil.example/b', '/\t/evil.example/c']
  const pages = Object.fromEntries(routes.map((route) => [route, { title: 'Quokka away', data: {} }]))
  await page.route(SEARCH_DATA, (route) => route.fulfill({ json: pages }))
  await searchFor(page, 'quokka')
  const hosts = options(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).host))
  expect(await hosts).toEqual(routes.map(() => new URL(page.url()).host))
})

test('earlier searches of the session are offered in the empty field', async ({ page, site }) => {
  const address = await site('search')
  const recent = page.getByRole('listbox', { name: 'Recent searches' })
  await searchField(page).focus()
  await expect(recent).toHaveCount(0)
  await searchFor(page, 'quok')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${address}/quokka`)
  await searchField(page).focus()
  await expect(recent.getByRole('option')).toHaveText([/Quokka handbook\s*quok/])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${address}/quokka`)
})
