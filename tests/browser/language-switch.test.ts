/** The language switch: what it says, where it stands, what it remembers. */
import { blockStorage } from './blocked-storage.ts'
import { expect, test } from './site.ts'
import { chooseLanguage, languageButton, languageLink, localeCookie, openByKey } from './switches.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const DAY = 24 * 60 * 60

test('R3.19, LNG-01: a switch with every language, each in its own words; none on a site in one language', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('locales')}/guide/install`)
  await expect(languageButton(page)).toHaveAttribute('title', 'Change language')
  await expect(languageButton(page)).toHaveAccessibleName('Change language: English')
  await languageButton(page).click()
  const links = page.locator('a[hreflang]').filter({ visible: true })
  await expect(links).toHaveText(['English', 'Français', 'Русский', '简体中文', 'العربية'])
  expect(
    await links.evaluateAll((all) => all.map((link) => [link.getAttribute('lang'), link.ariaCurrent])),
  ).toEqual([
    ['en-US', 'true'],
    ['fr', null],
    ['ru', null],
    ['zh-CN', null],
    ['ar', null],
  ])
  await page.goto(`${await site('one-locale')}/`)
  await expect(page.locator('a[hreflang]')).toHaveCount(0)
})

test('LNG-01: the list stands 10 px above the button and is no narrower', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/`)
  await languageButton(page).click()
  const below = await languageButton(page).boundingBox()
  const above = await page.locator('summary[title] + ul').filter({ visible: true }).boundingBox()
  if (!above || !below) throw new Error('Both are shown.')
  expect(above.y + above.height).toBeCloseTo(below.y - 10, 0)
  expect(above.width).toBeGreaterThanOrEqual(below.width)
})

for (const [locale, title] of [
  ['fr', 'Installer'],
  ['ru', 'Установка'],
  ['zh-CN', '安装'],
  ['ar', 'التثبيت'],
] as const) {
  test(`R5.13, R7.05, R9.11, LNG-02, LNG-03: to ${locale} and back, remembered for a year`, async ({
    page,
    site,
  }) => {
    const address = await site('locales')
    await page.goto(`${address}/guide/install`)
    await chooseLanguage(page, locale)
    await expect(page).toHaveURL(`${address}/${locale}/guide/install`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const cookie = await localeCookie(page)
    expect(cookie).toMatchObject({ value: locale, path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY
    expect(days).toBeGreaterThan(364.9)
    expect(days).toBeLessThanOrEqual(365)
    await chooseLanguage(page, 'en-US')
    await expect(page).toHaveURL(`${address}/guide/install`)
    expect((await localeCookie(page))?.value).toBe('en-US')
  })
}

test('LNG-02, R7.05: the cookie is there before the other page is asked for', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/guide/install`)
  await languageButton(page).click()
  const request = page.waitForRequest((each) => each.isNavigationRequest())
  await languageLink(page, 'fr').click()
  expect((await (await request).allHeaders())['cookie']).toContain('NEXT_LOCALE=fr')
})

test('LNG-01: in small windows the switch is in the menu', async ({ page, site }) => {
  const address = await site('locales')
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(`${address}/guide/install`)
  await expect(languageButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await chooseLanguage(page, 'ru')
  await expect(page).toHaveURL(`${address}/ru/guide/install`)
})

test('NAV-13, LNG-01: by keyboard: opens on the first language, letters and arrows move, Escape returns', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('locales')}/guide/install`)
  await openByKey(languageButton(page), languageLink(page, 'en-US'))
  await page.keyboard.press('ArrowDown')
  await expect(languageLink(page, 'fr')).toBeFocused()
  await page.keyboard.press('End')
  await expect(languageLink(page, 'ar')).toBeFocused()
  await page.keyboard.press('f')
  await expect(languageLink(page, 'fr')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(languageLink(page, 'fr')).toHaveCount(0)
  await expect(languageButton(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(languageLink(page, 'ar')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  expect((await localeCookie(page))?.value).toBe('ar')
})

test('C63: with storage blocked languages can be chosen', async ({ page, site }) => {
  await blockStorage(page)
  await page.goto(`${await site('locales')}/guide/install`)
  await chooseLanguage(page, 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installer')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('LNG-03: the switch opens and leads to the same page', async ({ page, site }) => {
    const address = await site('locales')
    await page.goto(`${address}/guide/install`)
    await languageButton(page).click()
    await languageLink(page, 'fr').click()
    await expect(page).toHaveURL(`${address}/fr/guide/install`)
  })
})
