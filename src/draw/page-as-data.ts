import type { CompiledPage } from '../content/compiled-page.ts'
import { languageOf, localisedHref, localisedPath } from '../site/languages.ts'
import type { Page } from '../site/page.ts'
import { publicAddress } from '../site/public-address.ts'
import type { SourcePage } from '../site/source.ts'
import { questionsOf, structuredData } from '../site/structured-data.ts'
import type { SiteFacts } from './site-facts.ts'

type KnownOfPage = Pick<
  Page,
  'navigation' | 'locale' | 'title' | 'lastUpdated' | 'isReference' | 'isAdvertised' | 'openGraph'
>

/**
 * A page as JSON-LD; undefined for one that is not advertised, and while the site has no public address.
 * @param compiled the page's headings and texts by section
 */
export function pageAsData(
  page: KnownOfPage,
  source: SourcePage,
  { sections }: Pick<CompiledPage, 'sections'>,
  { config, base }: Pick<SiteFacts, 'config' | 'base'>,
): object | undefined {
  const { siteUrl, brand } = config
  if (siteUrl === undefined || !page.isAdvertised) return undefined
  const { navigation, locale, title, lastUpdated, isReference, openGraph } = page
  const publicOf = (href: string) => publicAddress(href, siteUrl, base)
  return structuredData({
    url: publicOf(localisedHref(navigation.route, locale, config)),
    title,
    language: languageOf(source, config),
    brand,
    isReference: isReference === true,
    ...(lastUpdated !== undefined && { lastUpdated }),
    ...(openGraph.image !== undefined && { image: openGraph.image }),
    crumbs: navigation.breadcrumb.map((crumb) => ({
      title: crumb.title,
      ...(crumb.href !== undefined && { url: publicOf(localisedPath(crumb.href, locale, config)) }),
    })),
    questions: questionsOf(source.name, sections),
  })
}
