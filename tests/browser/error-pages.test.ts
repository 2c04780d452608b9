/** What readers see where there is no page, and when something failed. */
import { expect, test } from './site.ts'

test.use({ expectedErrors: [/status of (404|500)/] })

for (const path of ['/no/such/page', '/guide/nothing', '/guide.pdf', '/404']) {
  test(`R2.05: ${path} answers 404 with the 404 page`, async ({ page, site }) => {
    const response = await page.goto((await site('sections')) + path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Back to homepage' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sections' })).toBeVisible()
  })
}

for (const base of ['', '/sub']) {
  test(`R2.07, GIT-06: the prompt of the 404 page carries the requested path with its query: base ${base}/`, async ({
    page,
    site,
  }) => {
    await page.goto(`${await site('sections', { base })}/lost/& found?q=1&r=“2”`)
    const prompt = page.getByRole('link', {
      name: 'Submit an issue about broken link → (opens in a new tab)',
    })
    await expect(prompt).toHaveAttribute('target', '_blank')
    await expect
      .poll(async () => Object.fromEntries(new URL((await prompt.getAttribute('href')) ?? '').searchParams))
      .toEqual({
        title: 'Found broken `/lost/&%20found?q=1&r=%E2%80%9C2%E2%80%9D` link. Please fix!',
        labels: 'bug',
      })
    const { origin, pathname } = new URL((await prompt.getAttribute('href')) ?? '')
    expect(origin + pathname).toBe('https://github.com/owner/sections/issues/new')
  })
}

test('R2.05, MAP-06: the error pages are in no list', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/start`)
  await expect(page.locator('a:is([href="/404"], [href="/500"])')).toHaveCount(0)
})

test('R2.05, RTE-02: a 404 page keeps bar and sidebar and marks nothing', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${await site('sections')}/api/no/such/page`)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await expect(page.locator('nav [aria-current]')).toHaveCount(0)
})

test('R2.06, R8.01: the error screen says what happened and leads home', async ({ page, site }) => {
  const response = await page.goto(`${await site('product')}/500`)
  expect(response?.status()).toBe(500)
  const logo = await page.getByRole('banner').getByRole('img').getAttribute('alt')
  await expect(page).toHaveTitle(`${logo} error`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry...')
  await expect(page.getByRole('main')).toContainText('Something went wrong. Please refresh the page.')
  await expect(page.getByRole('main').locator('svg').first()).toBeVisible()
  const home = page.getByRole('main').getByRole('link', { name: 'Back to homepage' })
  await expect(home).toHaveAttribute('href', '/')
  await home.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

test('R2.08, GIT-07: the prompt of the error screen carries the requested path', async ({ page, site }) => {
  // As a server answers that failed while it was asked for a page.
  const address = await site('sections')
  const html = await (await page.request.get(`${address}/500`)).text()
  await page.route('**/guide/long?x=1', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: html }),
  )
  const response = await page.goto(`${address}/guide/long?x=1`)
  expect(response?.status()).toBe(500)
  const prompt = page.getByRole('link', { name: /^Submit an issue about error in url →/ })
  await expect
    .poll(async () => Object.fromEntries(new URL((await prompt.getAttribute('href')) ?? '').searchParams))
    .toEqual({ title: 'Got server-side error in `/guide/long?x=1` url. Please fix!', labels: 'bug' })
})

test('GIT-03, R8.03: without a repository there is no prompt that leads nowhere', async ({ page, site }) => {
  await page.goto(`${await site('variants')}/no/such/page`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByText(/Submit an issue/)).toHaveCount(0)
})

test('R2.05: a link to a page that is gone shows the 404 page after a click', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/start`)
  await page.getByRole('link', { name: 'a page of the third level' }).evaluate((link) => {
    link.setAttribute('href', '/guide/gone')
  })
  await page.getByRole('link', { name: 'a page of the third level' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveURL(/\/guide\/gone$/)
})

for (const [locale, heading, direction] of [
  ['fr', 'Page introuvable', 'ltr'],
  ['ru', 'Страница не найдена', 'ltr'],
  ['ar', 'Page not found', 'rtl'],
] as const) {
  test(`R2.05, LNG-03: below /${locale} an unknown address shows the 404 page of that language`, async ({
    page,
    site,
  }) => {
    const address = await site('locales')
    for (const path of ['/no/such/page', '/guide/nothing', '/404']) {
      const response = await page.goto(`${address}/${locale}${path}`)
      expect(response?.status(), path).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      // The locale stands in the path that readers report, too.
      await expect(page.locator('a[data-broken-link]')).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent(encodeURIComponent(`/${locale}${path}`)).replaceAll('%25', '%(25)?')),
      )
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page).toHaveURL(`${address}/${locale}`)
    }
    expect((await page.goto(`${address}/${locale}/500`))?.status()).toBe(500)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  })
}
