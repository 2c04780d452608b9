/**
 * Pages look as they did. The pictures are renewed with `npx playwright test --project=build -g pictures --update-snapshots`; look at
 * each that changed before committing it.
 */
import type { Page } from '@playwright/test'
import { PICTURES, type Picture } from './picture-list.ts'
import { expect, test } from './site.ts'
import { unforcedSite } from './unforced-site.ts'

/** The same fonts on every machine (bin/machine.mjs), no dates, and nothing that a search brings. */
const SAME_EVERYWHERE = `
  * { font-family: "Liberation Sans", "DejaVu Sans" !important }
  pre, code, kbd, pre *, [data-code] * { font-family: "Liberation Mono" !important }
  time, search > * { visibility: hidden !important }
`

test.use({ bypassCSP: true, expectedErrors: [/status of 404/] })

async function open(page: Page, address: string, picture: Picture): Promise<void> {
  const { path, width = 1280, height = 720, media, from, act } = picture
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', ...media })
  await page.goto(address + path)
  await page.addStyleTag({ content: SAME_EVERYWHERE })
  if (from !== undefined) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), from)
    // The list of contents follows.
    await expect(page.locator(`main nav a[href="#${from}"]`)).toHaveAttribute('aria-current', 'location')
  }
  await act?.(page)
  await page.mouse.move(0, 0)
}

async function addressOf(site: (name: string) => Promise<string>, name: string): Promise<string> {
  const free = name.replace(/^free\//, '')
  return site(free === name ? name : await unforcedSite(free))
}

for (const picture of PICTURES) {
  test(`R3.03, R9.01, R9.03: ${picture.name}`, {
    tag: picture.site === 'product' ? '@build' : ['@build', '@all'],
  }, async ({ page, site }) => {
    await open(page, await addressOf(site, picture.site), picture)
    await expect(page).toHaveScreenshot(`${picture.name}.png`)
  })
}

test('R9.02: a main column that is four pixels further in is another picture', { tag: '@build' }, async ({
  page,
  site,
}) => {
  for (const picture of PICTURES.filter(({ name }) => ['guide', 'essay', 'phone'].includes(name))) {
    await open(page, await addressOf(site, picture.site), picture)
    await page.addStyleTag({ content: 'main > * { padding-inline-start: 4px }' })
    await expect(page).not.toHaveScreenshot(`${picture.name}.png`)
  }
})
