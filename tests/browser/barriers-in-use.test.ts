/** What opens, and what was chosen, is free of barriers in every theme, width and direction. */
import type { Page } from '@playwright/test'
import { BEHIND_THE_MENU, barriers } from './axe.ts'
import { IS_ALL } from './page-shapes.ts'
import { expect, test } from './site.ts'
import { languageButton } from './switches.ts'
import { unforcedSite } from './unforced-site.ts'

interface Use {
  site: string
  path: string
  width: number
  /** What the reader does. */
  act: (page: Page) => Promise<unknown>
  /** What is there afterwards. */
  shown: string
  /** Rules that do not fit. */
  without?: string[]
  /** Has been shown in another place or width. */
  isRepeated?: boolean
}

const openMenu = (page: Page) => page.locator('[popovertarget]').click()
const openThemes = (page: Page) => page.locator('[aria-haspopup=listbox]').filter({ visible: true }).click()
const openLanguages = (page: Page) => languageButton(page).click()
const inMenu = (open: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await openMenu(page)
  await open(page)
}
const hideSidebar = (page: Page) => page.locator('[data-toggle-sidebar]').click()
const openDetails = (page: Page) =>
  page
    .locator('main details')
    .evaluateAll((all) => all.map((one) => ((one as HTMLDetailsElement).open = true)))
const THEMES = '[role=listbox]'
const LANGUAGES = 'details[open] > ul:has(a[hreflang])'

const uses: Record<string, Use> = {
  'menu and its search': {
    site: 'product',
    path: '/scribe/v2',
    width: 360,
    act: inMenu((page) => page.locator('#menu [data-search-input]').focus()),
    shown: '#menu',
  },
  'menu right to left': {
    site: 'locales',
    path: '/ar',
    width: 360,
    act: openMenu,
    shown: '#menu',
    isRepeated: true,
  },
  'menu of a long tree': {
    site: 'frame',
    path: '/',
    width: 360,
    act: openMenu,
    shown: '#menu',
    isRepeated: true,
  },
  'search in the bar': {
    site: 'product',
    path: '/',
    width: 1280,
    act: (page) => page.locator('header [data-search-input]').focus(),
    shown: 'header input:focus',
  },
  'contents above the text': {
    site: 'product',
    path: '/example',
    width: 360,
    act: (page) => page.locator('main nav summary').click(),
    shown: 'main nav [open] ul',
  },
  'details, file tree, wrapped lines, copied code': {
    site: 'product',
    path: '/example',
    width: 1280,
    act: async (page) => {
      await openDetails(page)
      await page.locator('[data-wrap]').first().click()
      await page.locator('[data-copy]').first().click()
    },
    shown: '[data-copy][data-state]',
  },
  'operations of an API': {
    site: 'product',
    path: '/nerd/api',
    width: 1280,
    act: openDetails,
    shown: 'main details[open]',
    isRepeated: true,
  },
  'another tab': {
    site: 'product',
    path: '/tabs',
    width: 1280,
    act: (page) => page.getByRole('tab', { name: 'Python' }).first().click(),
    shown: '[aria-selected=true]:text-is("Python")',
  },
  'menu of the bar': {
    site: 'locales',
    path: '/',
    width: 1280,
    act: (page) => page.getByRole('banner').locator('summary').click(),
    shown: 'header [open] ul',
  },
}
for (const path of ['/', '/ar', '/wide']) {
  for (const width of [360, 1280]) {
    const isRepeated = path !== '/' || width === 360
    const at = { site: 'locales', path, width, isRepeated }
    const place = width === 360 && path !== '/wide' ? inMenu : (act: (page: Page) => Promise<unknown>) => act
    uses[`themes on ${path} at ${width} px`] = { ...at, act: place(openThemes), shown: THEMES }
    uses[`languages on ${path} at ${width} px`] = { ...at, act: place(openLanguages), shown: LANGUAGES }
  }
}
for (const [what, open, shown, without] of [
  // The open list lies over the button of the other switch, and closes when the reader turns to that.
  ['themes', openThemes, THEMES, ['target-size']],
  ['languages', openLanguages, LANGUAGES, []],
] as const) {
  const act = async (page: Page) => {
    await hideSidebar(page)
    await open(page)
  }
  uses[`${what} beside a hidden sidebar`] = {
    site: 'locales',
    path: '/',
    width: 1280,
    act,
    shown,
    without: [...without],
    isRepeated: true,
  }
}

/** In dark only the colours are others, and every-page.test.ts has seen those of each shape. */
const THEMES_SEEN = IS_ALL ? (['light', 'dark'] as const) : (['light'] as const)

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const [name, { site: from, path, width, act, shown, without = [], isRepeated }] of Object.entries(
  uses,
)) {
  test(`C67, LNG-01, NAV-12, SID-51, THM-07: axe with ${name}, light and dark`, {
    tag: isRepeated ? ['@build', '@all'] : '@build',
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    const address = await site(from === 'product' && IS_ALL ? await unforcedSite(from) : from)
    await page.goto(address + path)
    await act(page)
    const opened = page.locator(shown).filter({ visible: true }).first()
    await expect(opened).toBeVisible()
    if (await page.locator('#menu:popover-open').isVisible()) without.push(...BEHIND_THE_MENU)
    for (const colorScheme of THEMES_SEEN) {
      await page.emulateMedia({ colorScheme })
      const which = colorScheme === 'light' ? 'all' : 'colours'
      expect(await barriers(page, without, which, opened), colorScheme).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)
    }
  })
}
