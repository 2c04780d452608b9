/** No page of any site has a barrier, in either theme, wide or narrow. */
import { barriers } from './axe.ts'
import { expect, test } from './site.ts'
import { siteAddresses } from './site-addresses.ts'
import { unforcedSite } from './unforced-site.ts'

/** Those that force a theme are built once more without. */
const FORCED = ['product', 'variants', 'one-locale']
const FREE = ['sections', 'islands', 'locales', 'frame']

test.use({ expectedErrors: [/status of (404|500)/] })

for (const name of [...FORCED, ...FREE]) {
  test(`C82, R1.03: axe on every page of ${name} in light and dark at 360 and 1280 px`, {
    tag: '@build',
  }, async ({ page, site }) => {
    test.setTimeout(300_000)
    const root = FORCED.includes(name) ? await unforcedSite(name) : name
    const address = await site(root)
    const found: string[] = []
    for (const path of [...(await siteAddresses(root)), '/404', '/500']) {
      await page.goto(address + path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme))
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          const place = `${path} in ${colorScheme} at ${width} px`
          const which = colorScheme === 'light' ? 'all' : 'colours'
          found.push(...(await barriers(page, [], which)).map((barrier) => `${place}: ${barrier}`))
        }
      }
    }
    expect(found).toEqual([])
  })
}

for (const [name, path] of [
  ['product', '/example'],
  ['sections', '/guide/long'],
] as const) {
  test(`C45, C82: axe on ${path} of ${name} as it is`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto((await site(name)) + path)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await barriers(page), String(width)).toEqual([])
    }
  })
}
