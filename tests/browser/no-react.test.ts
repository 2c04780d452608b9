/** React is for applications: a page asks for it when the reader comes to one, and a site without them has none; every page of the product: product-pages.test.ts. */
import { holdsReact } from './react-in-script.ts'
import { expect, test } from './site.ts'

test('R1.01: on a site without applications React is not there under the name by which the entry would ask for it', async ({
  page,
  request,
  site,
}) => {
  await page.goto(`${await site('one-locale')}/`)
  const entry = await page
    .locator('script[type=module][src]')
    .evaluate((script) => (script as HTMLScriptElement).src)
  expect(await holdsReact(request, entry)).toBe(false)
  const [file = ''] = /load-application\.[\w-]+\.js/.exec(await (await request.get(entry)).text()) ?? []
  expect(file).not.toBe('')
  expect((await request.get(new URL(file, entry).href)).status()).toBe(404)
})

test('R1.01: a page with consoles asks for nothing of them until the reader comes to a button', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${await site('product')}/nerd/api`)
  await page.waitForLoadState('networkidle')
  expect(asked.join()).not.toMatch(/application|operation\.|console|mock-/)
  await page.locator('[data-open-application]').first().hover()
  await expect.poll(() => asked.join()).toMatch(/open-application/)
})
