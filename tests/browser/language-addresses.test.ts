/** Where the language switch leads from a page, and what search engines are told. */
import { pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'
import { chooseLanguage, localeCookie } from './switches.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('LNG-02: query and fragment come along', async ({ page, site }) => {
  const address = await site('locales')
  await page.goto(`${address}/guide/install?from=a%20b&x=1#before-you-begin`)
  await chooseLanguage(page, 'fr')
  await expect(page).toHaveURL(`${address}/fr/guide/install?from=a%20b&x=1#before-you-begin`)
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

test('LNG-02: below a base path', { tag: '@all' }, async ({ page, site }) => {
  const address = await site('locales', { base: '/docs' })
  await page.goto(`${address}/guide/install`)
  await chooseLanguage(page, 'fr')
  await expect(page).toHaveURL(`${address}/fr/guide/install`)
  expect(await localeCookie(page)).toMatchObject({ value: 'fr', path: '/' })
  await page.goto(`${address}/`)
  await chooseLanguage(page, 'fr')
  await expect(page).toHaveURL(`${address}/fr`)
})

test('LNG-03: search engines are told of translations, and of the original only where there are none', async ({
  page,
  site,
}) => {
  const address = await site('locales')
  const alternatives = () =>
    page
      .locator('link[rel=alternate][hreflang]')
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
