/** Pages that show an API document have a style sheet of their own: an exchange brings it before it shows them, and takes it away after. */
import type { Page } from '@playwright/test'
import { heading, isMarked, mark } from './exchanged-page.ts'
import { expect, test } from './site.ts'
import { differences, loadAs } from './two-tabs.ts'

// Routes of a page do not see what its service worker asks for.
test.use({ serviceWorkers: 'block' })

const GUIDE = '/nerd/text-annotation'
const REFERENCE = '/nerd/api'
const SHEET = /\/reference\.[^/]*\.css$/

test.use({ viewport: { width: 1280, height: 700 } })

const sidebarLink = (page: Page, path: string) =>
  page.locator(`nav[data-part=sidebar] a[href="${path}"]:not([data-toc-entry])`)

const links = (page: Page) => page.locator('head link[rel=stylesheet][href*="/reference."]')

/** Notes how the reference looks at the moment at which it comes to the page. */
function noteFirstLook(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const term = document.querySelector('[data-reference] dt:not(:first-child)')
      if (term && seen.length === 0) seen.push(getComputedStyle(term).borderTopWidth)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

const firstLook = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

test('from a guide to a reference page and back: styled at once, and the same as a load @build', async ({
  page,
  context,
  site,
}) => {
  const url = await site('product')
  const loaded = await context.newPage()
  await page.goto(url + GUIDE)
  await expect(links(page)).toHaveCount(0)
  await mark(page)
  await noteFirstLook(page)
  for (let i = 0; i < 2; i++) {
    await sidebarLink(page, REFERENCE).click()
    await expect(page.locator('[data-reference]')).toBeVisible()
    expect(await firstLook(page)).toEqual(['1px'])
    await expect(links(page)).toHaveCount(1)
    await compare(REFERENCE)
    await page.goBack()
    await expect(heading(page, 'Text annotation')).toBeVisible()
    await expect(links(page)).toHaveCount(0)
    await compare(GUIDE)
  }

  async function compare(path: string) {
    expect(await isMarked(page)).toBe(true)
    await page.evaluate(() => delete document.documentElement.dataset['mark'])
    await loadAs(page, loaded, url + path)
    expect(await differences(page, loaded), path).toEqual([])
    await mark(page)
  }
})

test('a click overtaken while the sheet is on its way: the next one still waits for it @build', async ({
  page,
  site,
}) => {
  const waiting: (() => void)[] = []
  await page.route(SHEET, async (route) => {
    await new Promise<void>((go) => waiting.push(go))
    await route.continue()
  })
  await page.goto((await site('product')) + GUIDE)
  await mark(page)
  await noteFirstLook(page)
  await sidebarLink(page, REFERENCE).click()
  await expect.poll(() => waiting.length).toBe(1)
  await sidebarLink(page, '/nerd/faq').click()
  await expect(heading(page, 'FAQ')).toBeVisible()
  await sidebarLink(page, REFERENCE).click()
  await page.waitForTimeout(300)
  await expect(page.locator('[data-reference]')).toHaveCount(0)
  for (;;) {
    const go = waiting.pop()
    if (!go) break
    go()
    await page.waitForTimeout(100)
  }
  await expect(page.locator('[data-reference]')).toBeVisible()
  expect(await firstLook(page)).toEqual(['1px'])
  expect(await isMarked(page)).toBe(true)
})

test.describe('a sheet that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the page is loaded as a whole @build', async ({ page, site }) => {
    let asked = 0
    await page.route(SHEET, (route) => (asked++ === 0 ? route.abort() : route.continue()))
    await page.goto((await site('product')) + GUIDE)
    await mark(page)
    await sidebarLink(page, REFERENCE).click()
    await expect(page.locator('[data-reference]')).toBeVisible()
    expect(await isMarked(page)).toBe(false)
    expect(asked).toBe(2)
  })
})
