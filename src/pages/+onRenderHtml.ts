import '../theme/tokens.css'
import 'virtual:site-colours.css'
import { render } from 'vike/abort'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { SiteProblems } from '../config/problem.ts'
import { noteDrawProblems } from '../content/draw-problems.ts'
import { NOT_FOUND_ROUTE, SERVER_ERROR_ROUTE } from '../site/route.ts'
import { currentSite } from './current-site.ts'
import { drawPage } from './draw-page.tsx'
import { errorDocument } from './error-document.ts'
import { loadPage } from './load-page.ts'

/**
 * Draws the document of an address. During development a failure becomes a page that shows it; in a build a mistake of an author is noted,
 * so that those of all pages are told together, and any other failure ends the build.
 */
export async function onRenderHtml(pageContext: PageContextServer) {
  try {
    return html(await documentOf(pageContext))
  } catch (error) {
    if (!import.meta.env.DEV && error instanceof SiteProblems) {
      noteDrawProblems(error.problems)
      return html('')
    }
    if (!import.meta.env.DEV || pageContext.is404 || isAbort(error)) throw error
    return html(errorDocument(error))
  }
}

async function documentOf({ urlPathname, is404, errorWhileRendering }: PageContextServer): Promise<string> {
  // A build ends with the error; only a server that draws on request would answer with the error page.
  if (errorWhileRendering && !import.meta.env.DEV) throw errorWhileRendering
  const mapped = await currentSite()
  const special = is404 ? NOT_FOUND_ROUTE : errorWhileRendering ? SERVER_ERROR_ROUTE : undefined
  const loaded = await loadPage(mapped, special ?? decodeURI(urlPathname))
  if (!loaded) throw render(404)
  return drawPage(mapped, loaded)
}

function html(text: string) {
  return escapeInject`${dangerouslySkipEscape(text)}`
}

function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && '_pageContextAbort' in error
}
