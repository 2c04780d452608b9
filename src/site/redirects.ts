import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { localesOf, localisedPath } from './languages.ts'

/** Every older address of the site and where it leads, in every language; neither has the base path. */
export function redirectsOf(config: ResolvedSiteConfig): Map<string, string> {
  const pairs = Object.entries(config.redirects)
  return new Map(
    localesOf(config).flatMap((locale) =>
      pairs.map(([from, to]): [string, string] => [
        localisedPath(from, locale, config),
        localisedPath(to, locale, config),
      ]),
    ),
  )
}
