/** API documents for other programs. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'yaml'
import { expect, test } from './site.ts'

test('API reference: its document can be downloaded, and a page of another site reads it, complete', async ({
  page,
  site,
}) => {
  const address = await site('product')
  await page.goto(`${address}/nerd/api`)
  const link = page.getByRole('article').getByRole('link', { name: /^OpenAPI 3\.1, \d+ kB$/ })
  const document = await link.evaluate((element) => (element as HTMLAnchorElement).href)
  expect(document).toBe(`${address}/apis/nerd.yaml`)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('nerd.yaml')
  const elsewhere = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end('<title>Elsewhere</title><link rel="icon" href="data:,">'),
  )
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
    const read = await page.evaluate(async (url) => {
      const response = await fetch(url)
      return { type: response.headers.get('content-type'), text: await response.text() }
    }, document)
    expect(read.type).toBe('application/yaml')
    const { openapi, servers, paths } = parse(read.text)
    expect(openapi).toMatch(/^3\.1/)
    expect(servers[0].url).toMatch(/^https:\/\/nerd\./)
    expect(Object.keys(paths).length).toBeGreaterThan(2)
    expect(read.text).not.toMatch(/\{\{\w+\}\}/)
  } finally {
    elsewhere.close()
  }
})

test('API reference: nothing fetches the document ahead, neither prefetching nor the list of the offline copy @build', async ({
  page,
  site,
  request,
}) => {
  const address = await site('product')
  const asked: string[] = []
  page.on('request', (each) => asked.push(each.url()))
  await page.goto(`${address}/nerd/api`)
  const link = page.locator('article a[download]')
  await link.hover()
  await link.focus()
  await page.waitForTimeout(1500)
  expect(asked.filter((url) => url.includes('/apis/'))).toEqual([])
  const list = await request.get(`${address}/offline.json`)
  expect((await list.json()).files.filter((file: string) => file.includes('/apis/'))).toEqual([])
})
