import { statSync } from 'node:fs'
import path from 'node:path'
import { API_CATALOG } from '../../config/hosting.ts'
import type { Problem } from '../../config/problem.ts'
import { publicFiles } from '../../content/public-files.ts'
import type { Site } from '../../content/read-site.ts'
import type { Workspace } from '../../content/workspace.ts'
import { movedParts } from '../../draw/moved-parts.ts'
import { localisedPath } from '../../site/languages.ts'
import type { CompiledPages } from '../compile-site.ts'
import type { DrawnSite } from '../draw-pages.ts'
import { checkLinks, type LinkTargets } from './links.ts'
import { redirectProblems } from './redirects.ts'
import { settingLinkProblems } from './setting-links.ts'

/** Checks everything that leads somewhere: redirects, links of settings and meta records, links of pages. */
export async function checkTargets(
  site: Site,
  { output, base }: Workspace,
  compiled: CompiledPages,
  { pages, left }: DrawnSite,
): Promise<Problem[]> {
  const own = new Set(publicFiles(site.root).map((name) => `/${name}`.normalize()))
  const targets: LinkTargets = {
    base,
    moved: await movedParts(site, async (page) => compiled.get(page)),
    pages,
    left,
    // The home page names the catalog where the last step writes it.
    isFile: (address) =>
      own.has(address.normalize()) || address === API_CATALOG || isFile(path.join(output, address)),
    localised: (route, locale) => localisedPath(route, locale, site.config),
  }
  const { problems, told } = settingLinkProblems(site, targets)
  return [...redirectProblems(site, targets), ...problems, ...checkLinks(compiled, targets, told)]
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}
