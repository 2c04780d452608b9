/** What a page says in another language than its own says which (WCAG 2.2: 3.1.2). */
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** Names, numbers and addresses belong to no language. */
const NAMES = /^(Locales|One|Other|CTRL K|⌘K|MIT \d{4} ©.*|[\d.]+|#|→)$/

/** Latin texts of the frame, in the page or for assistive technology, that are not marked as English; of the text, what the theme adds. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const known = new RegExp(names)
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const text = node.textContent?.trim() ?? ''
      const owner = node.parentElement
      if (!owner || !/[a-z]/i.test(text) || known.test(text)) continue
      // What authors write is theirs to mark.
      const isWritten = owner.closest('article') !== null && owner.closest('.visually-hidden') === null
      if (isWritten || owner.closest('script, style, svg, code, pre')) continue
      if (!/^(en|fr|zh|ru)/.test(owner.closest('[lang]')?.getAttribute('lang') ?? '')) found.push(text)
    }
    for (const field of document.querySelectorAll('input[placeholder]'))
      if (!field.closest('[lang]:not(html)')) found.push(field.getAttribute('placeholder') ?? '')
    return found
  }, NAMES.source)
}

test.use({ expectedErrors: [/status of (404|500)/] })

for (const path of ['/ar', '/ar/guide/install', '/ar/wide', '/ar/404', '/ar/500']) {
  test(`C79, R4.05: English texts on ${path} are marked as English`, async ({ page, site }) => {
    await page.goto((await site('locales')) + path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    expect(await unmarked(page)).toEqual([])
  })
}

test('C79, R4.05: texts in the language of the page carry no mark', async ({ page, site }) => {
  for (const path of ['/', '/fr', '/zh-CN']) {
    await page.goto((await site('locales')) + path)
    const marked = page.locator('body [lang]:not([hreflang])')
    expect(await marked.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([])
  }
})
