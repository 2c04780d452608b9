/** React is for applications, of which the product has none; every page of it: product-pages.test.ts. */
import { holdsReact } from './react-in-script.ts'
import { expect, test } from './site.ts'

test('R1.01: React is there, under the name by which the entry would ask for it, and it is seen', async ({
  page,
  request,
  site,
}) => {
  await page.goto(`${await site('product')}/`)
  const entry = await page
    .locator('script[type=module][src]')
    .evaluate((script) => (script as HTMLScriptElement).src)
  expect(await holdsReact(request, entry)).toBe(false)
  const [file = ''] = /open-application\.[\w-]+\.js/.exec(await (await request.get(entry)).text()) ?? []
  expect(await holdsReact(request, new URL(file, entry).href)).toBe(true)
})
