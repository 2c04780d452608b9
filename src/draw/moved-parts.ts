import type { Site } from '../content/read-site.ts'
import type { MovedIds } from '../reference/pages/moved-ids.ts'
import { localesOf, localisedPath } from '../site/languages.ts'
import { allPages, isSplit, type SourcePage } from '../site/source.ts'
import type { MovedParts } from '../theme/moved-address.ts'

/**
 * What has moved to pages of groups, in every locale.
 * @param compiled what a first page of a reference has moved; undefined for one whose problems are reported elsewhere
 */
export async function movedParts(
  { source, config }: Pick<Site, 'source' | 'config'>,
  compiled: (page: SourcePage) => Promise<{ moved?: MovedIds } | undefined>,
): Promise<MovedParts> {
  const pages = allPages(source)
  const routes = new Set(pages.filter((page) => isSplit(page) && !page.group).map(({ route }) => route))
  const found: Record<string, MovedIds> = {}
  for (const route of routes) {
    const here = pages.filter((page) => page.route === route)
    for (const locale of localesOf(config)) {
      // The file that stands for the page in this locale (MAP-09).
      const page = [locale, config.defaultLocale, undefined]
        .map((choice) => here.find((one) => one.locale === choice))
        .find((one) => one !== undefined)
      const moved = page && isSplit(page) ? (await compiled(page))?.moved : undefined
      if (moved) found[localisedPath(route, locale, config)] = moved
    }
  }
  return found
}
