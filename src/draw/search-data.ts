import type { CompiledPage } from '../content/compiled-page.ts'
import type { Site } from '../content/read-site.ts'
import type { SearchData, SearchPage } from '../search/data.ts'
import { codeParts, joinedParts } from '../search/words/code-parts.ts'
import { shortenWords } from '../search/words/shorten-words.ts'
import { isHidden } from '../site/advertised.ts'
import { localisedHref } from '../site/languages.ts'
import { buildPageMap } from '../site/page-map.ts'
import type { PageRecord } from '../site/page-map-entry.ts'
import { isErrorRoute } from '../site/route.ts'
import type { SourcePage } from '../site/source.ts'
import { pageTitle } from '../site/title.ts'

/** Of a compiled page. */
type Texts = Pick<CompiledPage, 'sections' | 'sectionTypes' | 'sectionNames'>

/**
 * The search data of one locale (SDX-01, R4.03): every page in the order of the site but the error pages and those that their authors kept
 * out (SDX-12).
 * @param compile a compiled page; undefined for one whose problems are reported elsewhere
 */
export async function searchData(
  { source, config }: Pick<Site, 'source' | 'config'>,
  locale: string,
  compile: (page: SourcePage) => Promise<Texts | undefined>,
): Promise<SearchData> {
  const data: SearchData = {}
  for (const record of buildPageMap(source, config, locale).pages.values()) {
    if (isErrorRoute(record.route) || record.source.frontMatter.searchable === false) continue
    const compiled = await compile(record.source)
    if (!compiled) continue
    data[localisedHref(record.route, locale, config)] = pageData(record, compiled, config.theme.acronyms)
  }
  return data
}

function pageData(
  record: PageRecord,
  { sections, sectionTypes, sectionNames }: Texts,
  acronyms: readonly string[],
): SearchPage {
  const texts = Object.entries(sections).map(([key, text]): [string, string] => [
    key,
    joinedParts(codeParts(text).map(shortenWords)),
  ])
  const path = record.path.slice(0, -1).map(({ title }) => title)
  return {
    title: pageTitle(record.source, acronyms),
    data: Object.fromEntries(texts),
    ...(path.length > 0 && { path }),
    ...(isHidden(record) && record.source.frontMatter.searchable !== true && { hidden: true }),
    ...(sectionTypes && { types: sectionTypes }),
    ...(sectionNames && { names: sectionNames }),
  }
}
