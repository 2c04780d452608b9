/** React is for applications: a site without one has no file of it. Pages of the product load none before a button is pressed: product-pages.test.ts. */
import { holdsReact } from './react-in-script.ts'
import { expect, test } from './site.ts'

test('R1.01: React is not there under the name by which the entry would ask for it', async ({
  page,
  request,
  site,
}) => {
  await page.goto(`${await site('widgets')}/tabs`)
  const entry = await page
    .locator('script[type=module][src]')
    .evaluate((script) => (script as HTMLScriptElement).src)
  expect(await holdsReact(request, entry)).toBe(false)
  const [file = ''] = /load-application\.[\w-]+\.js/.exec(await (await request.get(entry)).text()) ?? []
  expect(file).not.toBe('')
  expect((await request.get(new URL(file, entry).href)).status()).toBe(404)
})
