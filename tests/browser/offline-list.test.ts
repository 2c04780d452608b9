/** The button that keeps the whole site: what it is given, and what if its script does not come. */
import { test } from './offline-parts.ts'
import { expect } from './site.ts'

test.use({ expectedErrors: [/status of 404|Failed to fetch dynamically imported module/] })

test('F44: a list of the site that names other sites makes nothing of them kept or asked for', {
  tag: '@build',
}, async ({ page, deployed }) => {
  const elsewhere: string[] = []
  await page.route(/evil\.example/, (route) => {
    elsewhere.push(route.request().url())
    return route.abort()
  })
  await page.goto(`${deployed.url}/`)
  const list = await (await fetch(`${deployed.url}/offline.json`)).json()
  list.pages.push('/\\evil.example/a', '//evil.example/b')
  list.files.push('https://evil.example/c.js', '/\t/evil.example/d.js')
  deployed.answers.set('/offline.json', (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(list))
  })
  await page.locator('[data-keep-site]').click()
  await expect(page.locator('[data-keep-site]')).toHaveText(/^The site is kept/)
  expect(elsewhere).toEqual([])
})

test('F16: the button that keeps the site says that its script did not come', { tag: '@build' }, async ({
  page,
  deployed,
}) => {
  await page.route(/\/assets\/act\./, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(`${deployed.url}/`)
  await page.waitForLoadState('networkidle')
  await page.locator('[data-keep-site]').click()
  await expect(page.getByRole('alert')).toContainText('A part of this page could not be loaded.')
})
