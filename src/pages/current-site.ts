import { SiteProblems } from '../config/problem.ts'
import { readSite, type Site } from '../content/read-site.ts'
import { siteVersion } from '../content/site-version.ts'
import { currentWorkspace } from '../content/workspace.ts'
import { localesOf } from '../site/languages.ts'
import { metaProblems } from '../site/meta-problems.ts'
import { buildPageMap, type PageMap } from '../site/page-map.ts'
import { routeProblems } from '../site/route-problems.ts'

/** A read site with one page map per locale, ready to describe pages. */
export interface MappedSite {
  site: Site
  /** Keyed by locale. */
  maps: Map<string, PageMap>
}

let current: { version: number; site: Promise<MappedSite> } | undefined

/** The site of this run; read again after a change while it is edited. */
export function currentSite(): Promise<MappedSite> {
  const version = siteVersion()
  if (current?.version !== version) current = { version, site: readMappedSite() }
  return current.site
}

async function readMappedSite(): Promise<MappedSite> {
  // A build has told its warnings before; while a site is edited, once is enough (C83).
  const warn = import.meta.env.DEV && !current ? console.warn : () => {}
  const site = await readSite(currentWorkspace(), warn)
  const { config, source } = site
  // A build checks this and more before it draws anything.
  const problems = import.meta.env.DEV ? [...metaProblems(source), ...routeProblems(source)] : []
  if (problems.length > 0) throw new SiteProblems(problems)
  return {
    site,
    maps: new Map(localesOf(config).map((locale) => [locale, buildPageMap(source, config, locale)])),
  }
}
