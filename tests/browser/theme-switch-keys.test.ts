/** The theme switch by keyboard, before and after its script has arrived. */
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { DARK, openByKey, shownTheme, themeButton, themeList } from './switches.ts'

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' })

/** What Enter would choose. */
function activeOption(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return id ? document.getElementById(id)?.textContent : undefined
  })
}

test('THM-08: arrows, Home, End, page keys and letters move; nothing is chosen before Enter', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('locales')}/`)
  await themeButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(themeList(page)).toBeFocused()
  expect(await activeOption(page)).toBe('System')
  for (const [key, name] of [
    ['ArrowDown', 'System'],
    ['ArrowUp', 'Dark'],
    ['Home', 'Light'],
    ['ArrowUp', 'Light'],
    ['ArrowDown', 'Dark'],
    ['End', 'System'],
    ['PageUp', 'Light'],
    ['PageDown', 'System'],
    ['l', 'Light'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => activeOption(page), key).toBe(name)
  }
  // Within 350 ms letters are one beginning: nothing starts with "ld".
  await page.keyboard.press('d')
  expect(await activeOption(page)).toBe('Light')
  await page.waitForTimeout(400)
  await page.keyboard.press('d')
  await expect.poll(() => activeOption(page)).toBe('Dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  await page.keyboard.press('Enter')
  await expect(themeList(page)).toBeHidden()
  await expect(themeButton(page)).toBeFocused()
  expect(await shownTheme(page)).toEqual(DARK)
})

for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
  test(`THM-08: ${key} opens the list on the current theme, Space chooses`, async ({ page, site }) => {
    await page.goto(`${await site('locales')}/`)
    await themeButton(page).focus()
    // Enter and Space wait for the script; arrows come with it, like those of the menus.
    if (key.startsWith('Arrow')) await openByKey(themeButton(page), themeList(page), key)
    else await page.keyboard.press(key)
    await expect(themeList(page)).toBeFocused()
    expect(await activeOption(page)).toBe('System')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await expect(themeList(page)).toBeHidden()
    await expect(themeButton(page)).toBeFocused()
    expect(await shownTheme(page)).toEqual(DARK)
  })
}

test('THM-08: Escape closes without choosing, and only the list', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(`${await site('locales')}/`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await themeButton(page).click()
  await expect(themeList(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(themeList(page)).toBeHidden()
  await expect(themeButton(page)).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
})

test('THM-08: Tab and Shift+Tab close and go on from the button', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/`)
  await themeButton(page).click()
  await expect(themeList(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(themeList(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Hide sidebar' })).toBeFocused()
  await themeButton(page).click()
  await expect(themeList(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(themeList(page)).toBeHidden()
  await expect(page.getByTitle('Change language').filter({ visible: true })).toBeFocused()
})

test('THM-08: a click on the button or elsewhere closes without choosing; the pointer marks an option', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('locales')}/`)
  await themeButton(page).click()
  await expect(themeList(page)).toBeFocused()
  await themeList(page).getByRole('option', { name: 'Light' }).hover()
  await expect.poll(() => activeOption(page)).toBe('Light')
  await themeButton(page).click()
  await expect(themeList(page)).toBeHidden()
  await themeButton(page).click()
  await expect(themeList(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(themeList(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

for (const key of ['Enter', 'click'] as const) {
  test(`THM-08: ${key} before the script has arrived opens the list once it has`, async ({ page, site }) => {
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.goto(`${await site('locales')}/`, { waitUntil: 'commit' })
    await themeButton(page).focus()
    if (key === 'click') await themeButton(page).click()
    else await page.keyboard.press(key)
    await expect(themeList(page)).toBeFocused()
    await page.waitForTimeout(300)
    await expect(themeList(page)).toBeVisible()
  })
}

test('C65, THM-02: a stored theme is the one selected, and nothing complains', async ({ page, site }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text())
  })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto(`${await site('locales')}/`)
  await themeButton(page).click()
  await expect(themeList(page).getByRole('option', { selected: true })).toHaveText('Dark')
  expect(warnings).toEqual([])
})
