/** The decoder and the page of errors: a status or a code leads to what stands there. */
import { expect, test } from './site.ts'

test('a status and a code lead to their sections on the page of errors', async ({ page, site }) => {
  await page.goto(`${await site('product')}/decode`)
  await page.getByRole('button', { name: 'Open the decoder' }).click()
  const field = page.getByRole('textbox', { name: /^Paste/ })
  const found = page.locator('.decoder-found')
  const result = page.locator('.decoder-result')
  await field.fill('Error: HTTP 503 ')
  await expect(found).toHaveText('What services mean by status 503')
  await expect(result.getByRole('link', { name: 'All errors with status 503' })).toHaveAttribute(
    'href',
    '/errors?filter=503#5xx',
  )
  await field.fill('Retry-After: 30')
  await expect(found).toHaveText(/^429 Too Many Requests · Errors$/)
  await field.fill('invalid_token')
  await expect(found).toHaveText(/^401 Unauthorized.* · Errors$/)
  await result.getByRole('link', { name: /^Errors: 401/ }).click()
  await expect(page.locator('[id="401"]')).toBeInViewport()
  await expect(page.locator('article tbody tr:visible')).toHaveCount(1)
})

test('what a path alone names has no other host', async ({ page, site }) => {
  await page.goto(`${await site('product')}/decode`)
  await page.getByRole('button', { name: 'Open the decoder' }).click()
  const field = page.getByRole('textbox', { name: /^Paste/ })
  await field.fill('GET http://localhost:8080/v3/extractions/abc')
  await expect(page.getByText('The host is another one')).toBeVisible()
  await field.fill('GET /v3/extractions/abc')
  await expect(page.getByText('The host is another one')).toHaveCount(0)
  await expect(page.locator('.decoder-found')).toHaveText(/^GET \/v3\/extractions/)
})
