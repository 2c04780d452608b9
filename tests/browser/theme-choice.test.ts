/** Light, dark and system: chosen, remembered, followed, forced. */
import { blockStorage } from './blocked-storage.ts'
import { expect, test } from './site.ts'
import { chooseTheme, DARK, LIGHT, shownTheme, themeButton, themeList } from './switches.ts'

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' })

const stored = () => localStorage.getItem('theme')

for (const [name, value, shown] of [
  ['Light', 'light', LIGHT],
  ['Dark', 'dark', DARK],
  ['System', 'system', LIGHT],
] as const) {
  test(`R5.01, R3.27, THM-01: ${name} is stored and applied at once`, async ({ page, site }) => {
    await page.goto(`${await site('locales')}/`)
    await chooseTheme(page, name)
    expect(await page.evaluate(stored)).toBe(value)
    await expect.poll(() => shownTheme(page)).toEqual(shown)
    await expect(themeButton(page)).toHaveAccessibleName(`Change theme: ${name}`)
    await expect(themeButton(page)).toBeFocused()
    await expect(themeList(page)).toBeHidden()
  })
}

test('THM-01: colours change without transitions', async ({ page, site }) => {
  await page.goto(`${await site('product')}/`)
  // The product forces light; the class alone decides on the colours.
  const moving = await page.evaluate(() => {
    document.documentElement.classList.replace('light', 'dark')
    return document.getAnimations().length
  })
  expect(moving).toBe(0)
  await page.goto(`${await site('locales')}/`)
  await themeButton(page).click()
  await expect(themeList(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await shownTheme(page)).toEqual(DARK)
})

test('THM-02, C66: a stored theme is there before the first paint, whatever becomes of the scripts', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route(/\.js$/, () => {})
  await page.goto(`${await site('locales')}/`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await shownTheme(page)).toEqual(DARK)
  await expect(themeButton(page)).toHaveAccessibleName('Change theme: Dark')
})

test('THM-02: the choice stays for the next page and the next visit', async ({ page, site }) => {
  const address = await site('locales')
  await page.goto(`${address}/`)
  await chooseTheme(page, 'Dark')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Install' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
  expect(await shownTheme(page)).toEqual(DARK)
  await page.goto(`${address}/wide`)
  expect(await shownTheme(page)).toEqual(DARK)
  await expect(themeButton(page)).toHaveAccessibleName('Change theme: Dark')
})

test('R5.01, THM-03: other tabs follow, also with the list open; a removed value means the default', async ({
  context,
  page,
  site,
}) => {
  const address = await site('locales')
  const other = await context.newPage()
  await other.goto(`${address}/guide/install`)
  await page.goto(`${address}/`)
  await themeButton(page).click()
  await chooseTheme(other, 'Dark')
  await expect.poll(() => shownTheme(page)).toEqual(DARK)
  await expect(themeList(page).getByRole('option', { selected: true })).toHaveText('Dark')
  await expect(themeButton(page)).toHaveAccessibleName('Change theme: Dark')
  await other.evaluate(() => localStorage.removeItem('theme'))
  await expect.poll(() => shownTheme(page)).toEqual(LIGHT)
  await expect(themeButton(page)).toHaveAccessibleName('Change theme: System')
  await other.evaluate(() => localStorage.setItem('theme', 'dark'))
  await expect.poll(() => shownTheme(page)).toEqual(DARK)
  await other.evaluate(() => localStorage.clear())
  await expect.poll(() => shownTheme(page)).toEqual(LIGHT)
})

test('R5.01, THM-04: `system` follows the operating system live, another choice does not', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('locales')}/`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => shownTheme(page)).toEqual(DARK)
  await chooseTheme(page, 'Light')
  await expect.poll(() => shownTheme(page)).toEqual(LIGHT)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await shownTheme(page)).toEqual(LIGHT)
  await chooseTheme(page, 'System')
  await expect.poll(() => shownTheme(page)).toEqual(DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => shownTheme(page)).toEqual(LIGHT)
})

test('R1.03, R5.01, THM-05, THM-06, C67: a forced theme wins over choice and system, and no switch is drawn', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const address = await site('product')
  for (const route of ['/', '/authentication']) {
    await page.goto(address + route)
    expect(await shownTheme(page), route).toEqual(LIGHT)
    await expect(page.getByTitle('Change theme')).toHaveCount(0)
  }
  // The choice is kept all the same (THM-05).
  expect(await page.evaluate(stored)).toBe('dark')
})

test('R1.03, THM-06: without dark colours the page is light and there is no switch', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${await site('one-locale')}/`)
  expect(await shownTheme(page)).toEqual(LIGHT)
  await expect(page.locator('[aria-haspopup=listbox]')).toHaveCount(0)
})

test('C63: with storage blocked the choice holds for the page, also while the system changes', async ({
  page,
  site,
}) => {
  await blockStorage(page)
  await page.goto(`${await site('locales')}/`)
  expect(await shownTheme(page)).toEqual(LIGHT)
  await chooseTheme(page, 'Dark')
  await expect.poll(() => shownTheme(page)).toEqual(DARK)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Install' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
  expect(await shownTheme(page)).toEqual(DARK)
  await chooseTheme(page, 'Light')
  await expect.poll(() => shownTheme(page)).toEqual(LIGHT)
})

test('THM-09: links have the hue of the settings, in each theme its own', async ({ page, site }) => {
  const hue = () =>
    page
      .locator('article a')
      .first()
      .evaluate((link) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(link).color.match(/\d+/g) ?? []).map(Number)
        // The three of them lie between green and blue: there, blue is the largest and red the smallest.
        return Math.round(240 - (60 * (green - red)) / (blue - red))
      })
  await page.goto(`${await site('locales')}/`)
  expect(Math.abs((await hue()) - 212)).toBeLessThanOrEqual(1)
  await chooseTheme(page, 'Dark')
  await expect.poll(async () => Math.abs((await hue()) - 204)).toBeLessThanOrEqual(1)
  await page.goto(`${await site('product')}/authentication`)
  expect(Math.abs((await hue()) - 192)).toBeLessThanOrEqual(1)
})
