/** React is for applications, of which the product has none. */
import { SPECIFIED_ROUTES } from './product-routes.ts'
import { settled } from './settled.ts'
import { expect, test } from './site.ts'

test.use({ expectedErrors: [/status of (404|500)/] })

/** Pages that are visited at the same time. */
const LANES = 3

test('R1.01: no page of the product asks for React, neither at rest nor when its tabs and its theme switch are used', async ({
  context,
  request,
  site,
}) => {
  const address = await site('product')
  const routes = SPECIFIED_ROUTES.map(({ route }) => route)
  const scripts = new Set<string>()
  context.on('request', (asked) => {
    if (/\.js$/.test(asked.url())) scripts.add(asked.url())
  })
  const used = new Set<string>()
  const lanes = Array.from({ length: LANES }, async () => {
    const page = await context.newPage()
    for (let route = routes.shift(); route !== undefined; route = routes.shift()) {
      await page.goto(address + route)
      await settled(page)
      for (const part of ['[data-tabs] [role=tab]', '[aria-haspopup=listbox]']) {
        const shown = page.locator(part).filter({ visible: true })
        if ((await shown.count()) === 0) continue
        await shown.first().click()
        used.add(part)
      }
      await settled(page)
    }
  })
  await Promise.all(lanes)
  // The product has one theme and no switch.
  expect([...used]).toContain('[data-tabs] [role=tab]')
  const text = async (url: string) => (await request.get(url)).text()
  const react = 'react.transitional.element'
  for (const url of scripts) expect.soft((await text(url)).includes(react), url).toBe(false)
  // Nor is it there under the name by which the entry would ask for it.
  const entry = [...scripts].find((url) => url.includes('/entry.')) ?? ''
  const [file = ''] = /open-application\.[\w-]+\.js/.exec(await text(entry)) ?? []
  expect(file).not.toBe('')
  expect((await request.get(new URL(file, entry).href)).status()).toBe(404)
})
