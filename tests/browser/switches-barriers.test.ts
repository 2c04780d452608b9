/** The switches, with their lists open, are free of barriers in every theme, width and direction. */
import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect, test } from './site.ts'
import { languageButton } from './switches.ts'

const opened = {
  themes: (page: Page) => page.locator('[aria-haspopup=listbox]').filter({ visible: true }).click(),
  languages: (page: Page) => languageButton(page).click(),
}

/** While the menu of small windows is open, the page behind it is out of reach. */
const BEHIND_THE_MENU = ['landmark-one-main', 'page-has-heading-one']

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const path of ['/', '/ar', '/wide'] as const) {
      test(`C67, LNG-01, THM-07: ${path} at ${width} px in ${colorScheme}`, async ({ page, site }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        for (const [list, open] of Object.entries(opened)) {
          await page.goto((await site('locales')) + path)
          const inMenu = width === 360 && path !== '/wide'
          if (inMenu) await page.locator('[popovertarget]').click()
          await open(page)
          await expect(
            page.locator('[role=listbox], details[open] > ul:has(a[hreflang])').filter({ visible: true }),
          ).toBeVisible()
          expect(await barriers(page, inMenu ? BEHIND_THE_MENU : []), list).toEqual([])
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          ).toBeLessThanOrEqual(0)
        }
      })
    }
  }
}

test('NAV-12: an open menu of the bar, in both themes', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${await site('locales')}/`)
    await page.getByRole('banner').locator('summary').click()
    expect(await barriers(page), colorScheme).toEqual([])
  }
})

test('SID-51, THM-07: the hidden sidebar with its switches', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${await site('locales')}/`)
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  for (const open of Object.values(opened)) {
    await open(page)
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
})
