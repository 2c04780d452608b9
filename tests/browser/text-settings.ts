/** The sizes, widths and spacings that readers set (WCAG 2.2: 1.4.4, 1.4.10, 1.4.12). */
import type { Page } from '@playwright/test'
import { misfits, sidewaysScroll } from './text-fit.ts'

/** 1.4.12 */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

const SETTINGS = [
  // 1280 px at 400 %
  { name: '320 px', width: 320, height: 640 },
  { name: 'the narrowest window with a sidebar', width: 768, height: 800 },
  // What the reader chooses in the settings of the browser, in pixels: 16 unless chosen.
  { name: 'text of 200 %', width: 1280, height: 800, text: 32 },
  { name: 'text of 200 % in a large window', width: 2600, height: 1000, text: 32 },
  { name: 'wide spacing', width: 1280, height: 800, styles: SPACING },
]

/**
 * Texts of an open page that do not fit with one of the settings. The page has its usual text in the end.
 * @returns one line per finding
 */
export async function misfitsInSettings(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const { name, width, height, text = 16, styles = '' } of SETTINGS) {
    await page.setViewportSize({ width, height })
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: (text * 13) / 16 } })
    await page.evaluate(setStyles, styles)
    const sideways = await sidewaysScroll(page)
    if (sideways > 0) found.push(`with ${name}: scrolls sideways by ${sideways}`)
    found.push(...(await misfits(page)).map((problem) => `with ${name}: ${problem}`))
  }
  await page.evaluate(setStyles, '')
  await browser.detach()
  return found
}

/** Runs in the page. No content security policy keeps out a style sheet made by a script. */
function setStyles(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = text === '' ? [] : [sheet]
}
