/** Every page of every site at the sizes, widths and spacings that readers set (WCAG 2.2: 1.4.4, 1.4.10, 1.4.12). */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './dev-server.ts'
import { expect, test } from './site.ts'
import { siteAddresses } from './site-addresses.ts'
import { misfits, sidewaysScroll } from './text-fit.ts'

/** 1.4.12; style sheets of readers are subject to no content security policy. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

const settings = [
  // 1280 px at 400 %
  { name: '320 px', width: 320, height: 640 },
  { name: 'the narrowest window with a sidebar', width: 768, height: 800 },
  // What the reader chooses in the settings of the browser, in pixels: 16 unless chosen.
  { name: 'text of 200 %', width: 1280, height: 800, text: 32 },
  { name: 'text of 200 % in a large window', width: 2600, height: 1000, text: 32 },
  { name: 'wide spacing', width: 1280, height: 800, styles: SPACING },
]

test.use({ bypassCSP: true, expectedErrors: [/status of (404|500)/] })

for (const name of ['product', ...readdirSync(join(PROJECT, 'tests/fixtures'))]) {
  test(`C82, LAY-12: every page of ${name} fits whatever the reader sets`, {
    tag: '@build',
  }, async ({ page, site }) => {
    test.setTimeout(300_000)
    const address = await site(name)
    const browser = await page.context().newCDPSession(page)
    const found: string[] = []
    for (const path of [...(await siteAddresses(name)), '/404', '/500']) {
      await page.goto(address + path)
      for (const { name: setting, width, height, text = 16, styles } of settings) {
        await page.setViewportSize({ width, height })
        await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: (text * 13) / 16 } })
        const added = styles === undefined ? undefined : await page.addStyleTag({ content: styles })
        const sideways = await sidewaysScroll(page)
        const problems = [
          ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : []),
          ...(await misfits(page)),
        ]
        found.push(...problems.map((problem) => `${path} with ${setting}: ${problem}`))
        await added?.evaluate((element) => (element as Element).remove())
      }
    }
    expect(found).toEqual([])
  })
}

test('R9.07: with text of 200 % a window of 1280 px has the menu of small windows', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${await site('product')}/`)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(menu).toBeHidden()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await menu.click()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})
