/** From a page to the same page in another language. */
import type { Page } from '@playwright/test'
import { blockStorage } from './blocked-storage.ts'
import { pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'
import { chooseLanguage, languageButton, languageLink, openByKey } from './switches.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const DAY = 24 * 60 * 60

async function localeCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'NEXT_LOCALE')
}

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
  expect(await links.evaluateAll((all) => all.map((link) => [link.getAttribute('lang'), link.ariaCurrent]))).toEqual([
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

test('LNG-02: query and fragment come along', async ({ page, site }) => {
  const address = await site('locales')
  await page.goto(`${address}/guide/install?from=a%20b&x=1#before-you-begin`)
  await chooseLanguage(page, 'fr')
  await expect(page).toHaveURL(`${address}/fr/guide/install?from=a%20b&x=1#before-you-begin`)
})

test('LNG-02, R7.05: the cookie is there before the other page is asked for', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/guide/install`)
  await languageButton(page).click()
  const request = page.waitForRequest((each) => each.isNavigationRequest())
  await languageLink(page, 'fr').click()
  expect((await (await request).allHeaders())['cookie']).toContain('NEXT_LOCALE=fr')
})

test('LNG-03, MAP-09: a page that is not translated stays itself, in the frame of the language', async ({
  page,
  site,
}) => {
  const address = await site('locales')
  await page.goto(`${address}/only-english`)
  await chooseLanguage(page, 'ar')
  await expect(page).toHaveURL(`${address}/ar/only-english`)
  const article = page.getByRole('article')
  await expect(article).toHaveAttribute('lang', 'en-US')
  await expect(article).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('LNG-03: where a language has not got the page, its home page opens', async ({ page, site }) => {
  const address = await site('locales')
  await page.goto(`${address}/fr/extra?x=1#part`)
  await chooseLanguage(page, 'ru')
  await expect(page).toHaveURL(`${address}/ru`)
  await page.goto(`${address}/fr/extra`)
  await chooseLanguage(page, 'en-US')
  await expect(page).toHaveURL(`${address}/`)
})

test('LNG-03: after a soft navigation the switch leads on from the new page', async ({ page, site }) => {
  const address = await site('locales')
  await page.goto(`${address}/`)
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await pageTree(page).getByRole('link', { name: 'Install' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
  expect(await page.evaluate(() => 'kept' in window)).toBe(true)
  await expect(page.locator('link[hreflang=fr]')).toHaveAttribute('href', /\/fr\/guide\/install$/)
  await chooseLanguage(page, 'fr')
  await expect(page).toHaveURL(`${address}/fr/guide/install`)
})

test('LNG-03: pages without sidebar have the switch in the footer, and it moves on as well', async ({
  page,
  site,
}) => {
  const address = await site('locales')
  await page.goto(`${address}/`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A wide page' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByTitle('Change language')).toBeVisible()
  await chooseLanguage(page, 'zh-CN')
  await expect(page).toHaveURL(`${address}/zh-CN/wide`)
})

test('LNG-02: below a base path', async ({ page, site }) => {
  const address = await site('locales', { base: '/docs' })
  await page.goto(`${address}/guide/install`)
  await chooseLanguage(page, 'fr')
  await expect(page).toHaveURL(`${address}/fr/guide/install`)
  expect(await localeCookie(page)).toMatchObject({ value: 'fr', path: '/' })
  await page.goto(address)
  await chooseLanguage(page, 'fr')
  await expect(page).toHaveURL(`${address}/fr`)
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

test('LNG-03: search engines are told of translations, and of the original only where there are none', async ({
  page,
  site,
}) => {
  const address = await site('locales')
  const alternatives = () =>
    page
      .locator('link[rel=alternate]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  await page.goto(`${address}/fr/guide/install`)
  const publicAddress = 'https://docs.locales.example'
  expect(await alternatives()).toEqual([
    ['en-US', `${publicAddress}/guide/install`],
    ['fr', `${publicAddress}/fr/guide/install`],
    ['ru', `${publicAddress}/ru/guide/install`],
    ['zh-CN', `${publicAddress}/zh-CN/guide/install`],
    ['ar', `${publicAddress}/ar/guide/install`],
    ['x-default', `${publicAddress}/guide/install`],
  ])
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', `${publicAddress}/fr/guide/install`)
  await page.goto(`${address}/fr/only-english`)
  expect(await alternatives()).toEqual([])
  await expect(canonical).toHaveAttribute('href', `${publicAddress}/only-english`)
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
