/** Every page of the product: what a first visit costs and shows, whether it has room and can be used. One load of each serves all. */
import type { Page } from '@playwright/test'
import { excessOf, noteRequests } from './asked-files.ts'
import { barriers } from './axe.ts'
import { watchShifts } from './layout-shifts.ts'
import { pageTree } from './page-parts.ts'
import { IS_ALL, shapesOf } from './page-shapes.ts'
import { watchForViolations } from './policy-violations.ts'
import { SPECIFIED_ROUTES, type SpecifiedRoute } from './product-routes.ts'
import { holdsReact } from './react-in-script.ts'
import { settled } from './settled.ts'
import { expect, test } from './site.ts'
import { misfitsInSettings } from './text-settings.ts'

test.use({
  viewport: { width: 1280, height: 800 },
  expectedErrors: [/status of (404|500)/],
  permissions: ['clipboard-read', 'clipboard-write'],
})

for (const specified of SPECIFIED_ROUTES) {
  test(`C82, LAY-12, R1.01, R1.07, R2.01, R2.02, SID-10: ${specified.route} of the product`, {
    tag: '@build',
  }, async ({ page, context, request, site }) => {
    const address = await site('product')
    const shifts = await watchShifts(page)
    const violations = await watchForViolations(context)
    const asked = noteRequests(page)
    const answer = await page.goto(address + specified.route)
    await settled(page)

    expect.soft(await shifts(), 'R1.01: nothing moves while it loads').toEqual([])
    expect.soft(excessOf(asked, address), 'R1.01: what it asks for').toEqual([])
    if (!specified.special) await expectInPlace(page, specified)

    const policy = answer?.headers()['content-security-policy']
    expect.soft(policy, 'its policy').toContain("require-trusted-types-for 'script'")

    await page.emulateMedia({ reducedMotion: 'reduce' })
    const isShape = (await shapesOf('product')).shapes.includes(specified.route)
    // In `--all` every-page.test.ts looks at all pages.
    if (isShape && !IS_ALL)
      expect.soft(await misfitsInSettings(page), 'C82, LAY-12: text without room').toEqual([])

    await useParts(page)
    const scripts = [...new Set(asked.map(({ url }) => url).filter((url) => url.endsWith('.js')))]
    for (const url of scripts)
      expect.soft(await holdsReact(request, url), `R1.01: React in ${url}`).toBe(false)
    expect(violations, 'violations of its policy').toEqual([])
  })
}

// In `--all` every-page.test.ts looks at all pages, in light and dark.
if (!IS_ALL)
  test('C45, C82: one page of each shape of the product is without a barrier', { tag: '@build' }, async ({
    page,
    site,
  }) => {
    const address = await site('product')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of (await shapesOf('product')).shapes) {
      await page.goto(address + path)
      expect.soft(await barriers(page), `${path}: barriers`).toEqual([])
    }
  })

/** Title, heading and place in the sidebar. */
async function expectInPlace(page: Page, { route, title = '', hidden }: SpecifiedRoute): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), 'R2.01').toHaveText(title)
  const documentTitle = await page.title()
  // {title} · {service and version} · {brand} docs
  expect.soft(documentTitle, 'R1.07').toMatch(/^[^·]+ · ([^·]+ · )?[^·]+ docs$/)
  expect.soft(documentTitle.startsWith(`${title} · `), `R1.07: ${documentTitle}`).toBe(true)
  const marked = pageTree(page).locator('a[aria-current=page]')
  if (hidden) return expect.soft(marked, 'R2.02, SID-10').toHaveCount(0)
  await expect.soft(marked, 'R2.02, SID-10').toHaveAttribute('href', route)
  await expect.soft(marked, 'R2.02, SID-10').toBeInViewport()
  expect.soft(await page.evaluate(() => scrollY), 'SID-10').toBe(0)
}

/** What scripts do on a click. */
async function useParts(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { selected: false }).filter({ visible: true }).first()
  if ((await tab.count()) > 0) {
    await tab.click()
    await expect(page.locator('[role=tab][aria-selected=true]').first()).toBeVisible()
  }
  const copy = page.locator('[data-copy]').filter({ visible: true }).first()
  if ((await copy.count()) > 0) await copy.click()
}
