import { HOSTING_FILE } from '../config/hosting.ts'
import { publicFiles } from '../content/public-files.ts'
import type { Site } from '../content/read-site.ts'
import type { Workspace } from '../content/workspace.ts'
import { writeSettings } from '../hosting/write-settings.ts'
import type { CompiledPages } from './compile-site.ts'
import { compressFolder } from './compress.ts'
import { writeAll } from './copy-files.ts'
import { filesForPrograms } from './files-for-programs.ts'
import { hostingFacts } from './hosting-facts.ts'
import { movedPages } from './moved-pages.ts'
import { writeOfflineList } from './offline-list.ts'
import { writeSecurityText } from './security-text.ts'
import { ROBOTS, sitemapFiles } from './sitemap.ts'
import type { WrittenPage } from './written-page.ts'

/**
 * Adds to the output folder what follows from the pages: what leads readers on from older addresses, what search engines, servers and service workers need to know,
 * and the compressed forms of all texts.
 * @param beforePaint text of the inline script of every page
 * @param settings folder for the settings of other hosts
 * @returns warnings for the author
 */
export async function completeOutput(
  site: Site,
  compiled: CompiledPages,
  workspace: Workspace,
  pages: ReadonlyMap<string, WrittenPage>,
  beforePaint: string,
  settings: string,
): Promise<string[]> {
  const { output, base } = workspace
  const { config, root } = site
  const hosting = hostingFacts(config, beforePaint)
  writeAll(output, [
    ...movedPages(config, base),
    [`/${HOSTING_FILE}`, `${JSON.stringify(hosting, null, 2)}\n`],
  ])
  const sitemap = sitemapFiles(site)
  // Authors may have rules of their own.
  if (publicFiles(root).includes(ROBOTS.slice(1))) sitemap.delete(ROBOTS)
  writeAll(output, sitemap)
  writeAll(output, await filesForPrograms(site, compiled, output))
  const reminder = await writeSecurityText(output, config, base, Date.now())
  if (config.offline) await writeOfflineList(pages, output, base)
  const warnings = await writeSettings(hosting, output, settings, base)
  await compressFolder(output, workspace)
  return [...(reminder === undefined ? [] : [reminder]), ...warnings]
}
