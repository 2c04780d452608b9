/** What the pictures show: one of every kind of page, in each theme, width, direction and medium. */
import type { Page } from '@playwright/test'

export interface Picture {
  /** Name of the file in `pictures/`. */
  name: string
  site: string
  path: string
  /** Size of the window; 1280 × 720 unless given. */
  width?: number
  height?: number
  media?: Parameters<Page['emulateMedia']>[0]
  /** Id of the heading that stands at the top. */
  from?: string
  /** What the reader has done. */
  act?: (page: Page) => Promise<unknown>
}

const FORCED = { forcedColors: 'active' } as const
const DARK = { colorScheme: 'dark' } as const
const PRINT = { media: 'print' } as const
const SHEET = { width: 720, height: 1000 }
const PHONE = { width: 360, height: 740 }
const DEEPEST = '/levels/b/c/d/e/f/leaf'

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first()

/** At most 30: each costs a look when the design changes. `free/` stands for the site without its forced theme. */
export const PICTURES: Picture[] = [
  { name: 'home', site: 'product', path: '/' },
  { name: 'guide', site: 'product', path: '/scribe/v2/batch-development' },
  { name: 'specification', site: 'product', path: '/authentication/keypair', from: 'prerequisites' },
  { name: 'text', site: 'product', path: '/example' },
  { name: 'callouts', site: 'product', path: '/example', from: 'callouts' },
  { name: 'cards', site: 'product', path: '/example', from: 'cards' },
  { name: 'steps', site: 'product', path: '/example', from: 'steps' },
  { name: 'code', site: 'product', path: '/example', from: 'code' },
  { name: 'tables', site: 'product', path: '/example', from: 'tables' },
  { name: 'tabs', site: 'product', path: '/tabs' },
  { name: 'not-found', site: 'product', path: '/404' },
  {
    name: 'menu-of-the-bar',
    site: 'sections',
    path: '/guide',
    act: (page) => visible(page, 'header summary').click(),
  },
  { name: 'full-bar', site: 'frame', path: '/' },
  { name: 'full-bar-narrow', site: 'frame', path: DEEPEST, width: 768, height: 600 },
  { name: 'essay', site: 'variants', path: '/essay', height: 600 },
  {
    name: 'hidden-sidebar-languages',
    site: 'locales',
    path: '/',
    act: async (page) => {
      await page.locator('[data-toggle-sidebar]').click()
      await visible(page, 'summary:has(+ ul a[hreflang])').click()
    },
  },
  { name: 'right-to-left', site: 'locales', path: '/ar' },
  { name: 'right-to-left-phone', site: 'locales', path: '/ar', ...PHONE },
  { name: 'dark-guide', site: 'free/product', path: '/scribe/v2/batch-development', media: DARK },
  { name: 'dark-callouts', site: 'free/product', path: '/example', from: 'callouts', media: DARK },
  { name: 'dark-code', site: 'free/product', path: '/example', from: 'code', media: DARK },
  {
    name: 'dark-themes',
    site: 'free/product',
    path: '/tabs',
    media: DARK,
    act: (page) => visible(page, '[aria-haspopup=listbox]').click(),
  },
  { name: 'print-tabs', site: 'product', path: '/tabs', media: PRINT, ...SHEET },
  { name: 'print-text', site: 'product', path: '/example', media: PRINT, ...SHEET },
  { name: 'phone', site: 'product', path: '/', ...PHONE },
  {
    name: 'phone-menu',
    site: 'product',
    path: '/scribe/v2',
    ...PHONE,
    act: (page) => page.locator('[popovertarget]').click(),
  },
  {
    name: 'phone-contents',
    site: 'product',
    path: '/example',
    ...PHONE,
    act: (page) => page.locator('main nav summary').click(),
  },
  { name: 'phone-deepest', site: 'frame', path: DEEPEST, width: 320, height: 640 },
  { name: 'forced-tabs', site: 'product', path: '/tabs', media: FORCED },
  {
    name: 'forced-dark-callouts',
    site: 'free/product',
    path: '/example',
    from: 'callouts',
    media: { ...FORCED, ...DARK },
  },
]
