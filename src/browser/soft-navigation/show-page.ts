/** What is needed once a link is followed: loaded by `import()` when the reader points at the first one. */

import { fragmentTarget, reveal } from '../fragments/fragment.ts'
import { announce } from '../reader/announce.ts'
import { moveFocus } from '../reader/move-focus.ts'
import { addStyles } from './page-styles.ts'
import { parsePage } from './parse-page.ts'
import { swapPage } from './swap-page.ts'

/**
 * @param text HTML of the next page
 * @throws Error when the page cannot take the place of the current one
 */
export async function preparePage(text: string): Promise<{ show(event: NavigateEvent): void }> {
  const page = parsePage(text)
  await addStyles(page)
  return { show: (event) => show(page, event) }
}

function show(page: Document, event: NavigateEvent): void {
  if (event.navigationType === 'traverse') holdHeight()
  swapPage(page)
  const target = fragmentTarget(location.hash)
  if (target) reveal(target)
  // To the top, the fragment, or where the reader was.
  event.scroll()
  // After the scroll, which takes the focus away from a fragment.
  moveFocus(target ?? document.querySelector('main h1') ?? document.querySelector('main'))
  announce(document.title)
}

/**
 * Chromium keeps a scroll position that a short page cuts off in place of the one to go back to, so the page keeps its height until that has
 * happened: in the next frame.
 */
function holdHeight(): void {
  const sheet = new CSSStyleSheet()
  sheet.insertRule(`html { min-block-size: ${document.documentElement.scrollHeight}px }`)
  document.adoptedStyleSheets.push(sheet)
  const letGo = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
  requestAnimationFrame(() => requestAnimationFrame(letGo))
}
