import { readFileSync } from 'node:fs'
import '../theme/tokens.css'
import 'virtual:site-colours.css'
import { render } from 'vike/abort'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { SiteProblems } from '../config/problem.ts'
import { noteDrawProblems } from '../content/draw-problems.ts'
import { localisedPath, splitLocale } from '../site/languages.ts'
import { NOT_FOUND_ROUTE, SERVER_ERROR_ROUTE } from '../site/route.ts'
import { currentSite, type MappedSite } from './current-site.ts'
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

async function documentOf(pageContext: PageContextServer): Promise<string> {
  const { urlPathname, is404, errorWhileRendering, abortStatusCode } = pageContext
  // A build ends with the error; only a server that draws on request would answer with the error page.
  if (errorWhileRendering && !import.meta.env.DEV) throw errorWhileRendering
  const mapped = await currentSite()
  const failed = errorWhileRendering || abortStatusCode === 500
  const special = is404 ? NOT_FOUND_ROUTE : failed ? SERVER_ERROR_ROUTE : undefined
  // Vike has decoded the path.
  const loaded = await loadPage(mapped, special ? specialPath(special, urlPathname, mapped) : urlPathname)
  if (!loaded) throw render(404)
  // The address of an error page is also its status (R2.05); a build only writes it.
  if (import.meta.env.DEV && !special && loaded.page.kind !== 'document')
    throw render(loaded.page.kind === 'not-found' ? 404 : 500)
  const drawn = await drawPage(mapped, loaded)
  return import.meta.env.DEV ? withLayerOrder(drawn) : drawn
}

/**
 * During development each style sheet is a file of its own, and Vike puts those of islands before the others or not, as it comes to know them: the
 * cascade layers would change their order from one load to the next. The order stands first, before the place where Vike adds its links.
 */
function withLayerOrder(document: string): string {
  const tokens = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8')
  const [order = ''] = /@layer [^{;]*;/.exec(tokens) ?? []
  // In front of the head: the parser opens one for it.
  return document.replace('<head>', `<style>${order}</style><head>`)
}

/** An error page is in the language in which a page was asked for. */
function specialPath(special: string, asked: string, { site: { config } }: MappedSite): string {
  return localisedPath(special, splitLocale(asked, config).locale, config)
}

function html(text: string) {
  return escapeInject`${dangerouslySkipEscape(text)}`
}

function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && '_pageContextAbort' in error
}
