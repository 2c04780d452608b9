/** A page that an exchange brings is the same as one that was loaded. */
import type { Page } from '@playwright/test'
import { isMarked, mark } from './exchanged-page.ts'
import { IS_ALL, SWEPT, sweptPages } from './page-shapes.ts'
import { expect, test } from './site.ts'
import { differences, goTo, loadAs } from './two-tabs.ts'

test.use({ viewport: { width: 1280, height: 700 } })

const SITES = ['product', 'sections', 'variants', 'widgets', 'locales']

for (const name of SITES)
  test(`SID-53, C31: ${SWEPT} of ${name} is the same by exchange as by a load`, {
    tag: IS_ALL || name === 'widgets' ? '@build' : ['@build', '@all'],
  }, async ({ page, site }) => {
    const paths = (await sweptPages(name)).filter((path) => !/404|500/.test(path))
    await expectSame(page, await site(name), paths)
  })

/** Goes through the pages, one after the other, in one tab by exchange and in another by loads. */
async function expectSame(page: Page, address: string, paths: readonly string[]): Promise<void> {
  const loaded = await page.context().newPage()
  await page.goto(address + paths.at(-1))
  let language = await page.getAttribute('html', 'lang')
  for (const path of paths) {
    const url = address + path
    await mark(page)
    // Both at a time, from the same memory.
    await Promise.all([loadAs(page, loaded, url), goTo(page, url)])
    const nextLanguage = await loaded.getAttribute('html', 'lang')
    const isExchanged = await isMarked(page)
    // Another language, which may have another direction, is loaded.
    expect(isExchanged, path).toBe(language === nextLanguage)
    language = nextLanguage
    await page.evaluate(() => delete document.documentElement.dataset['mark'])
    expect.soft(await differences(page, loaded), path).toEqual([])
    if (!isExchanged) continue
    expect(await page.evaluate(arrival), path).toEqual({ scroll: 0, focus: true, announced: true })
  }
}

/** Runs in the page: where the reader is after the exchange, and what was said. */
function arrival() {
  return {
    scroll: scrollY,
    focus: document.activeElement === (document.querySelector('main h1') ?? document.querySelector('main')),
    announced: document.querySelector('[role=status]')?.textContent?.trim() === document.title,
  }
}
