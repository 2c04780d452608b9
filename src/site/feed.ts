import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { languageOf, localisedHref } from './languages.ts'
import type { SourcePage } from './source.ts'

/**
 * Whether a page has an Atom feed: its front matter says so, it is written in that language, and what a feed must say is known: whole addresses and
 * the day of the last change.
 */
export function hasFeed(
  source: SourcePage,
  locale: string,
  { config, dates }: { config: ResolvedSiteConfig; dates: ReadonlyMap<string, string> },
): boolean {
  if (source.frontMatter.feed !== true || config.siteUrl === undefined) return false
  return languageOf(source, config) === locale && dates.has(source.file)
}

/** Without base path. */
export function feedAddress(route: string, locale: string, config: ResolvedSiteConfig): string {
  return `${localisedHref(route, locale, config).replace(/\/$/, '/index')}.xml`
}
