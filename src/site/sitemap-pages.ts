import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { isAdvertised } from './advertised.ts'
import { canonicalHref } from './canonical.ts'
import { hreflangs } from './hreflangs.ts'
import { localesOf, localisedHref, pageLanguages } from './languages.ts'
import type { PageMap } from './page-map.ts'

/** A page as the sitemap names it; addresses are hrefs without base path. */
export interface SitemapPage {
  href: string
  /** Relative to the site root. */
  file: string
  /** Its translations, itself among them; none for a page in one language. */
  alternates: { hrefLang: string; href: string }[]
}

/**
 * The pages that search engines are told of, in the order of the languages and of the site: those that are advertised and listed at their own address.
 * @param maps one page map for each locale
 */
export function sitemapPages(maps: ReadonlyMap<string, PageMap>, config: ResolvedSiteConfig): SitemapPage[] {
  const isListed = (locale: string, route: string) => {
    const record = maps.get(locale)?.pages.get(route)
    if (!record || !isAdvertised(record)) return false
    return canonicalHref(maps, route, record.source, config) === localisedHref(route, locale, config)
  }
  return localesOf(config).flatMap((locale) =>
    [...(maps.get(locale)?.pages.values() ?? [])]
      .filter(({ route }) => isListed(locale, route))
      .map(({ route, source: { file } }) => {
        const translations = pageLanguages(maps, route, config).filter(
          (language) => language.isTranslated && isListed(language.locale, route),
        )
        return {
          href: localisedHref(route, locale, config),
          file,
          alternates: hreflangs(translations, config.defaultLocale),
        }
      }),
  )
}
