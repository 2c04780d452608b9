/** A page in the languages of the site (LNG-03). */
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import type { PageLanguage } from './page.ts'
import type { PageMap } from './page-map.ts'
import { hrefOfRoute } from './route.ts'
import type { SourcePage } from './source.ts'

/** Every locale of a site once, the default one first. */
export function localesOf({ defaultLocale, theme }: ResolvedSiteConfig): string[] {
  return [...new Set([defaultLocale, ...theme.i18n.map(({ locale }) => locale)])]
}

/** LAY-09, C79: the direction of a locale, also when it is the only one. */
export function directionOf(locale: string, { theme }: ResolvedSiteConfig): 'ltr' | 'rtl' {
  return theme.i18n.find((language) => language.locale === locale)?.direction ?? theme.direction
}

/**
 * Puts the locale in front of a path of the site, except the default one. The one place that knows how languages share the addresses.
 * @param path route or href, site-absolute and without base path; query and fragment may follow. Any other address is returned unchanged
 * @param locale absent for what is written for every language
 */
export function localisedPath(
  path: string,
  locale: string | undefined,
  { defaultLocale }: Pick<ResolvedSiteConfig, 'defaultLocale'>,
): string {
  if (locale === undefined || locale === defaultLocale) return path
  if (!path.startsWith('/') || path.startsWith('//')) return path
  // The home page of a language has no slash at its end.
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/** Href of a page, without base path. */
export function localisedHref(route: string, locale: string, config: ResolvedSiteConfig): string {
  return localisedPath(hrefOfRoute(route), locale, config)
}

/** Takes the locale off the front of a path: the other direction of `localisedPath`. */
export function splitLocale(path: string, config: ResolvedSiteConfig): { locale: string; route: string } {
  const { defaultLocale } = config
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? []
  const isLocale = first !== defaultLocale && localesOf(config).includes(first)
  const route = (isLocale ? rest : path).replace(/\/$/, '') || '/'
  return { locale: isLocale ? first : defaultLocale, route }
}

/** The language a page is written in: a locale without a file of its own shows the default one's (MAP-09). */
export function languageOf({ locale }: SourcePage, { defaultLocale }: ResolvedSiteConfig): string {
  return locale ?? defaultLocale
}

/**
 * Where a reader finds the page in each language of the site, in the order of the settings; nothing for a site in one language.
 * @param maps one page map for each locale
 */
export function pageLanguages(
  maps: ReadonlyMap<string, PageMap>,
  route: string,
  config: ResolvedSiteConfig,
): PageLanguage[] {
  const { i18n } = config.theme
  if (i18n.length < 2) return []
  return i18n.map(({ locale, text }) => {
    const source = maps.get(locale)?.pages.get(route)?.source
    return {
      locale,
      text,
      href: localisedHref(source ? route : '/', locale, config),
      hasPage: source !== undefined,
      isTranslated: source !== undefined && languageOf(source, config) === locale,
    }
  })
}
