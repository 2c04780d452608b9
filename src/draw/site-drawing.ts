import '../theme/tokens.css'
import type { CompiledPage } from '../content/compiled-page.ts'
import { localesOf, localisedHref, localisedPath } from '../site/languages.ts'
import { buildPageMap } from '../site/page-map.ts'
import { redirectsOf } from '../site/redirects.ts'
import { NOT_FOUND_ROUTE, SERVER_ERROR_ROUTE } from '../site/route.ts'
import { twinHref } from '../site/twin-href.ts'
import { readArticle } from '../twins/read-article.ts'
import { twinOf } from '../twins/twin-of.ts'
import { completeTrees } from './complete-trees.ts'
import type { DescribedPage, FoundPage } from './described-page.ts'
import { type DrawnPage, drawPage } from './draw-page.tsx'
import { pageData, sourceOf } from './page-data.ts'
import { type PageScan, PageScanner } from './page-scan.ts'
import type { SiteFacts } from './site-facts.ts'

/** Draws the pages of one site; pure: the same facts and pages give the same documents. */
export interface SiteDrawing {
  /** The address of every page, error pages included: decoded, without base path. */
  addresses(): string[]
  /**
   * @param address decoded, without base path
   * @returns undefined when there is no page
   */
  find(address: string): FoundPage | undefined
  /** @param compiled of a page with a source */
  describe(found: FoundPage, compiled: CompiledPage | undefined): DescribedPage
  draw(described: DescribedPage, compiled: CompiledPage | undefined): DrawnPage
  /** @param html the page as it was drawn */
  read(described: DescribedPage, html: string): ReadPage
}

/** What a build needs of a drawn page. */
export interface ReadPage {
  scan: PageScan
  /** Its Markdown twin; error pages have none. */
  twin?: string
}

/** Everything that does not depend on the page is computed here, once. */
export function openDrawing(facts: SiteFacts): SiteDrawing {
  const { config, source, base } = facts
  const maps = new Map(localesOf(config).map((locale) => [locale, buildPageMap(source, config, locale)]))
  const site = { facts, maps }
  const treesOf = completeTrees(site)
  const redirects = redirectsOf(config)
  const plainFiles = new Set(facts.plainFiles)
  return {
    addresses: () =>
      [...maps].flatMap(([locale, map]) =>
        [...map.pages.keys(), SERVER_ERROR_ROUTE, NOT_FOUND_ROUTE].map((route) =>
          localisedPath(route, locale, config),
        ),
      ),
    find: (address) => sourceOf(site, address),
    describe: (found, compiled) => {
      const page = pageData(site, found, compiled)
      return { page, trees: treesOf(page) }
    },
    draw: (described, compiled) => drawPage(facts, described, compiled),
    read: ({ page: { kind, navigation, locale } }, html) => {
      const scanner = new PageScanner()
      const article = readArticle(html, scanner)
      const scan = scanner.scan()
      if (kind !== 'document') return { scan }
      const page = localisedHref(navigation.route, locale, config)
      return { scan, twin: twinOf(article, (href) => twinHref(href, { page, base, plainFiles, redirects })) }
    },
  }
}
