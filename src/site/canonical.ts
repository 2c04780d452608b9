import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { languageOf, localisedHref } from './languages.ts'
import { newestPage } from './newer-page.ts'
import type { PageMap } from './page-map.ts'
import type { SourcePage } from './source.ts'

/**
 * Where search engines are to list what a page says: the address of its front matter, else that of the newest page of its subject, else its own. What
 * stands in for a missing translation is listed in its own language only.
 * @param maps one page map for each locale
 * @returns an href without base path, or the URL of the front matter
 */
export function canonicalHref(
  maps: ReadonlyMap<string, PageMap>,
  route: string,
  source: SourcePage,
  config: ResolvedSiteConfig,
): string {
  if (source.frontMatter.canonical !== undefined) return source.frontMatter.canonical
  const written = languageOf(source, config)
  const map = maps.get(written)
  const record = map?.pages.get(route)
  const newest = map && record && newestPage(map, record)
  const isSameLanguage = newest && languageOf(newest.source, config) === written
  if (isSameLanguage)
    return newest.source.frontMatter.canonical ?? localisedHref(newest.route, written, config)
  return localisedHref(route, written, config)
}
