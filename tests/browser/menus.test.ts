/** The menu of small windows and the menus of the bar. */
import { expect, test } from './site.ts'

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('C35, SID-56, SID-57, NAV-18: focus moves in, stays, and comes back with Escape', async ({
    page,
    site,
  }) => {
    await page.goto(`${await site('widgets')}/tabs`)
    const button = page.locator('button[popovertarget]')
    await expect(button).toHaveAccessibleName('Menu')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(button).toHaveAccessibleName('Close menu')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('#menu a[aria-current=page]')).toBeFocused()
    await expect(page.locator('main')).toHaveAttribute('inert')
    const inside = () =>
      page.evaluate(
        () =>
          document.activeElement?.closest('header, #menu') !== null &&
          document.activeElement !== document.body,
      )
    for (let i = 0; i < 100; i++) {
      await page.keyboard.press('Tab')
      expect(await inside(), `after ${i + 1} times Tab`).toBe(true)
    }
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Shift+Tab')
      expect(await inside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu')).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAccessibleName('Menu')
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })

  test('SID-55: closes on the button, the page behind, links and fragments', async ({ page, site }) => {
    await page.goto(`${await site('widgets')}/long`)
    const button = page.locator('button[popovertarget]')
    const menu = page.locator('#menu')
    await button.click()
    await expect(menu).toBeVisible()
    await button.click()
    await expect(menu).toBeHidden()
    await button.click()
    await page.waitForTimeout(900)
    await menu.getByRole('link', { name: 'Images' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Images' })).toBeInViewport()
    await button.click()
    await page.waitForTimeout(900)
    await menu.getByRole('link', { name: 'Scripts', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Scripts' })).toBeVisible()
    await expect(page.locator('#menu')).toBeHidden()
  })
})

test.describe('menus of the bar', () => {
  test.use({ viewport: { width: 1280, height: 700 } })

  test('NAV-13: keys open, move, find by letters, close', { tag: '@build' }, async ({ page, site }) => {
    await page.goto(`${await site('sections')}/start`)
    const button = page.locator('#bar summary', { hasText: 'More' })
    const menu = page.locator('#bar details')
    const [changes, status] = [
      menu.getByRole('link', { name: 'Changes' }),
      menu.getByRole('link', { name: 'Status' }),
    ]
    const ready = page.waitForResponse(/dropdowns/)
    await button.focus()
    await ready
    await page.waitForTimeout(200)
    await page.keyboard.press('ArrowDown')
    await expect(changes).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(status).toBeFocused()
    await page.keyboard.press('Home')
    await expect(changes).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(status).toBeFocused()
    await page.keyboard.type('ch')
    await expect(changes).toBeFocused()
    // The typed letters are forgotten after 350 ms.
    await page.waitForTimeout(400)
    await page.keyboard.type('s')
    await expect(status).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(button).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(status).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu).not.toHaveAttribute('open')
    await button.click()
    await expect(menu).toHaveAttribute('open')
    await page.locator('main').click({ position: { x: 5, y: 5 } })
    await expect(menu).not.toHaveAttribute('open')
  })
})
