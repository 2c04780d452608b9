/**
 * On the development server: an edited article takes its place on the page, which keeps its scroll position and what is open beside it. A page that
 * cannot take it is loaded again.
 */
import { ARTICLE_EDITED } from '../../config/article-edited.ts'
import { forgetPages, requestPage, TIMEOUT_MS } from '../soft-navigation/fetch-page.ts'
import { parsePage } from '../soft-navigation/parse-page.ts'
import { swapPage } from '../soft-navigation/swap-page.ts'

import.meta.hot?.on(ARTICLE_EDITED, () => {
  forgetPages()
  show().catch(() => location.reload())
})

async function show(): Promise<void> {
  const response = await requestPage(location.href, AbortSignal.timeout(TIMEOUT_MS))
  swapPage(parsePage(await response.text()))
}
