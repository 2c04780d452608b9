/** Folders of the sidebar, and hiding it. */
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test.describe('sidebar', () => {
  test.use({ viewport: { width: 1280, height: 700 } })
  const folder = (page: Page, route: string) => page.locator(`details[data-folder="${route}"]`)

  test('C34, SID-32: only the button tells its state, and it flips', async ({ page, site }) => {
    await page.goto(`${await site('widgets')}/tabs`)
    const button = folder(page, '/guide').locator(':scope > summary')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('link', { name: 'Guide', exact: true })).not.toHaveAttribute('aria-expanded')
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const list = await button.getAttribute('aria-controls')
    await expect(page.locator(`[id="${list}"]`)).toBeVisible()
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('R5.02, SID-21: an opened folder is open after a reload, before scripts', async ({ page, site }) => {
    await page.goto(`${await site('widgets')}/tabs`)
    await folder(page, '/guide').locator(':scope > summary').click()
    await page.route(/\.js$/, () => {})
    await page.goto(`${await site('widgets')}/scripts`, { waitUntil: 'domcontentloaded' })
    await expect(folder(page, '/guide')).toHaveAttribute('open')
  })

  test('C33, SID-29: ancestors of the page are open although the reader closed them', async ({
    page,
    site,
  }) => {
    const url = await site('widgets')
    await page.goto(`${url}/guide/last`)
    await folder(page, '/guide').locator(':scope > summary').click()
    await expect(folder(page, '/guide')).not.toHaveAttribute('open')
    await page.goto(`${url}/guide/deep/deepest`)
    await expect(folder(page, '/guide')).toHaveAttribute('open')
    await expect(folder(page, '/guide/deep')).toHaveAttribute('open')
    await expect(page.locator('nav a[aria-current=page]').first()).toHaveText('Deepest')
  })

  test('SID-51, R3.10: hidden and shown, remembered for the session', async ({ page, site }) => {
    await page.goto(`${await site('widgets')}/tabs`)
    const link = page.locator('nav').getByRole('link', { name: 'Long page' })
    await page.getByRole('button', { name: 'Hide sidebar' }).click()
    await expect(link).toBeHidden()
    await page.reload()
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: 'Show sidebar' }).click()
    await expect(link).toBeVisible()
  })

  test('SID-52: the active entry is in the middle of the sidebar, the page is not scrolled', async ({
    page,
    site,
  }) => {
    await page.goto(`${await site('widgets')}/guide/page-30`)
    const entry = page.locator('nav a[aria-current=page]').first()
    await expect(entry).toBeInViewport()
    await expect
      .poll(() =>
        entry.evaluate((link) => {
          const frame = link.closest('[data-sidebar-scroll]')?.getBoundingClientRect()
          const box = link.getBoundingClientRect()
          return frame ? Math.abs(box.top + box.height / 2 - (frame.top + frame.height / 2)) : Number.NaN
        }),
      )
      .toBeLessThan(40)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
