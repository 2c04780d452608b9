import { readSiteConfig } from '../../src/content/read-config.ts'
import { readTree } from '../../src/content/read-tree.ts'
import { localesOf, localisedHref } from '../../src/site/languages.ts'
import { buildPageMap } from '../../src/site/page-map.ts'
import { rootOf } from './dev-server.ts'

/**
 * The path of every page of a site in every language, hidden ones included, without base path.
 * @param name as for `site()`
 */
export async function siteAddresses(name: string): Promise<string[]> {
  const root = rootOf(name)
  const config = await readSiteConfig(root)
  const { source } = await readTree(root, config)
  return localesOf(config).flatMap((locale) =>
    [...buildPageMap(source, config, locale).pages.keys()].map((route) =>
      localisedHref(route, locale, config),
    ),
  )
}
