/** What the frame says in each language. */
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

// The server-error pages answer with that status.
test.use({ viewport: { width: 1280, height: 800 }, expectedErrors: [/status of 500/] })

/** Everything a reader of the page sees or hears, code left out. */
function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt']
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('pre, script')) continue
      for (const name of ATTRIBUTES) found.add(element.getAttribute(name) ?? '')
      for (const node of element.childNodes)
        if (node instanceof Text) found.add(node.data.replace(/\s+/g, ' ').trim())
    }
    return [...found].filter((text) => /\p{L}/u.test(text))
  })
}

/** The same in every language: names, and what the fixture writes so. */
const NAMES =
  /^(Locales|MIT 20\d\d © Locales|CTRL K|install\.sh|code|retries|Shell|Python|English|Français|Русский|简体中文|العربية)$/
const ROUTES = ['/', '/guide/install', '/wide', '/500']

for (const [locale, shared] of [
  // Words that French has in common with English.
  ['fr', ['Guide', 'Code', 'Menu', 'Pages', 'Code, install.sh', 'Code, python', 'page', 'site']],
  ['ru', []],
  ['zh-CN', []],
] as const) {
  test(`R3.28, SRU-05: ${locale}: nothing on a page is left in English`, async ({ page, site }) => {
    const address = await site('locales')
    for (const route of ROUTES) {
      await page.goto(address + route)
      const english = new Set(await words(page))
      await page.goto(`${address}/${locale}${route === '/' ? '' : route}`)
      const same = (await words(page)).filter((text) => english.has(text) && !NAMES.test(text))
      expect(
        same.filter((text) => !shared.some((word) => word === text)),
        route,
      ).toEqual([])
    }
  })
}

test('SRU-05, NAV-08, NAV-18: texts that scripts and assistive technology say are translated as well', async ({
  page,
  site,
}) => {
  const address = await site('locales')
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(`${address}/fr`)
  await expect(page.getByRole('link', { name: 'site (s’ouvre dans un nouvel onglet)' })).toBeVisible()
  await expect(page.locator('[popovertarget]')).toHaveAccessibleName('Menu')
  await page.locator('[popovertarget]').click()
  await expect(page.locator('[popovertarget]')).toHaveAccessibleName('Fermer le menu')
  await expect(page.getByPlaceholder('Rechercher documents…').filter({ visible: true })).toBeVisible()
  await page.context().grantPermissions(['clipboard-write'])
  await page.goto(`${address}/ru`)
  const copy = page.getByTitle('Скопировать код').first()
  await copy.click()
  await expect(page.getByRole('status')).toHaveText('Скопировано')
})

test('R2.06: the error page in the language of the address', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/fr/500`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Désolé...')
  await expect(page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute(
    'href',
    '/fr',
  )
})
