/** What a browser lacks, or a reader forbids, costs what it is needed for and nothing else. */
import type { Page } from '@playwright/test'
import { MISSING } from './missing-interfaces.ts'
import { expect, test } from './site.ts'

test.use({
  viewport: { width: 1280, height: 800 },
  // The two messages of a copy that failed (R8.06).
  expectedErrors: [/Failed to copy!|Access to clipboard rejected!/],
})

const EVERYTHING = Object.keys(MISSING).filter((name) => !/clipboard that|matchMedia /.test(name))

for (const [what, names] of [
  ...Object.keys(MISSING).map((name) => [name, [name]] as const),
  ['all of these', EVERYTHING] as const,
]) {
  // The authors' server has the same scripts. What is missing alone is also missing with all others, but for what would hide another.
  const isRepeated = names.length === 1 && EVERYTHING.includes(what)
  const tag = [...(names.length === 1 ? ['@build'] : []), ...(isRepeated ? ['@all'] : [])]
  test.describe(what, () => {
    // A browser that does not know Trusted Types does not enforce them either.
    if (names.includes('Trusted Types')) test.use({ bypassCSP: true })

    test(`C63: without ${what}, every kind of page is read, its parts work, and nothing throws`, {
      tag,
    }, async ({ page, site }) => {
      for (const name of names) await page.addInitScript({ content: `{${MISSING[name]}}` })
      await readScripts(page, await site('widgets'))
      await readTabs(page, names.includes('customElements'))
      await useFrame(page, await site('widgets'))
      if (names.length > 1) await visitOthers(page, await site('locales'), await site('sections'))
    })
  })
}

/** Code, details and contents. */
async function readScripts(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/`)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Scripts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Scripts' })).toBeVisible()
  const button = page.locator('[data-copy]').first()
  await button.hover()
  await button.click()
  await expect(button).toHaveAttribute('data-state', /^(copied|failed)$/)
  await page.locator('[data-wrap]').first().click()
  await expect(page.locator('[data-wrap]').first()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('main').locator('details[data-details] > summary').click()
  await expect(page.getByText('Hidden text.')).toBeVisible()
  await page.getByRole('navigation', { name: 'On This Page' }).getByRole('link', { name: 'Overflow' }).click()
  await expect(page.getByRole('heading', { name: 'Overflow' })).toBeInViewport()
}

/** Without elements of its own a page has no React; tabs are switched all the same. */
async function readTabs(page: Page, isBare: boolean): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Tabs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tabs' })).toBeVisible()
  await page.getByRole('tab', { name: 'D', exact: true }).click()
  await expect(page.getByText('Panel D holds')).toBeVisible()
  await expect(page.getByText('Panel A.')).toBeHidden()
  await page.getByRole('tab', { name: 'Two', exact: true }).click()
  await expect(page.getByText('Panel two.')).toBeVisible()
  if (isBare) return
  await page.getByRole('tab', { name: 'D', exact: true }).press('Home')
  await expect(page.getByText('Panel A.')).toBeVisible()
}

/** Theme, sidebar, banner, search field. */
async function useFrame(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/long`)
  await page.locator('[aria-haspopup=listbox]').first().click()
  await page.keyboard.press('Escape')
  await page.locator('[data-toggle-sidebar]').click()
  await expect(page.locator('html')).toHaveClass(/sidebar-hidden/)
  await page.locator('[data-toggle-sidebar]').click()
  await page.locator('[data-dismiss-banner]').click()
  await expect(page.locator('html')).toHaveClass(/banner-dismissed/)
  await page.mouse.wheel(0, 2_000)
  await expect(page.locator('html')).toHaveClass(/scrolled/)
  await page.locator('[data-scroll-to-top]').first().click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.press('Escape')
}

/** Languages, menus of the bar, the menu of small windows, error pages and pages without sidebar. */
async function visitOthers(page: Page, locales: string, sections: string): Promise<void> {
  await page.goto(`${locales}/guide/install`)
  const switches = page.locator('details[data-dropdown]:has(a[hreflang])').filter({ visible: true })
  await switches.locator('summary').click()
  await switches.locator('a[hreflang=ar]').click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto(`${sections}/api/x`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('details').first()
  await menu.locator('summary').click()
  await menu.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.setViewportSize({ width: 375, height: 700 })
  await page.locator('button[popovertarget]').click()
  await page.locator('#menu').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
}
