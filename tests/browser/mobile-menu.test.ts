/** The menu of narrow windows. */
import type { Page } from '@playwright/test'
import { pageTree, treeLines } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 375, height: 700 } })

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(pageTree(page)).toBeVisible()
  // A click on what still moves may press one entry and release another, which follows neither.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
}

test('R3.15, SID-02, NAV-15: the button opens a menu with the whole site, sections and menus as folders', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/api/x`)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(pageTree(page)).toBeHidden()
  await openMenu(page)
  const lines = (await treeLines(pageTree(page))).filter((line) => !line.startsWith('  '))
  expect(lines).toEqual([
    'Home /',
    '== Basics',
    'Start here /start',
    '▾ Guide /guide',
    '--',
    'Notes /notes',
    '▾ API /api',
    '▾ Nerd',
    '▾ Nerdy',
    '▾ More',
    'Forum https://forum.example',
  ])
  await expect(pageTree(page).getByRole('link', { name: 'Changes' })).toBeVisible()
})

test('R3.15, NAV-18: the button says what it does and whether the menu is open', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/start`)
  const button = page.getByRole('banner').locator('[popovertarget]')
  await expect(button).toHaveAccessibleName('Menu')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(button).toHaveAccessibleName('Close menu')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(button).toHaveAttribute('aria-controls', (await pageTree(page).getAttribute('id')) ?? '')
  await button.click()
  await expect(pageTree(page)).toBeHidden()
  await expect(button).toHaveAccessibleName('Menu')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('R3.10, R5.03, SID-55: the menu closes when the reader follows a link', async ({ page, site }) => {
  const address = await site('sections')
  await page.goto(`${address}/start`)
  await openMenu(page)
  await pageTree(page).getByRole('link', { name: 'Long page' }).click()
  await expect(page).toHaveURL(`${address}/guide/long`)
  await expect(page.getByRole('heading', { level: 1, name: 'Long page' })).toBeVisible()
  await expect(pageTree(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  )

  await openMenu(page)
  await expect(pageTree(page).getByRole('link', { name: 'Long page' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goBack()
  await expect(page).toHaveURL(`${address}/start`)
  await expect(pageTree(page)).toBeHidden()
})

test('R3.09, SID-42, SID-43: the menu lists the sections of the page; a click goes there and closes it', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/guide/long`)
  await openMenu(page)
  const lines = await treeLines(pageTree(page))
  expect(lines.filter((line) => line.includes('# '))).toEqual([
    '    # Part one',
    '    # Part two',
    '    # Part three',
    '    # Part four',
    '    # Last part',
  ])
  await pageTree(page).getByRole('link', { name: 'Part three' }).click()
  await expect(page).toHaveURL(/#part-three$/)
  await expect(pageTree(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Part three' })).toBeInViewport()
})

test('SID-56, C35: Escape closes the menu and the focus returns to its button', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/start`)
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(pageTree(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
})

test('SID-57, C35: Tab stays in bar and menu', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/start`)
  await openMenu(page)
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => document.activeElement?.closest('header, [popover]') !== null)
    expect(inside, `after ${presses + 1} presses`).toBe(true)
  }
})

test('SID-54: the page behind the menu does not scroll', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/guide/long`)
  await openMenu(page)
  await page.mouse.move(180, 20)
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('SID-55: a click beside the menu closes it', async ({ page, site }) => {
  await page.goto(`${await site('variants')}/`)
  await openMenu(page)
  await page.mouse.click(180, 690)
  await expect(pageTree(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})
