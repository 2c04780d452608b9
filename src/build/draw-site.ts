import type { Bundle } from '../bundle/manifest.ts'
import { SiteProblems } from '../config/problem.ts'
import type { Site } from '../content/read-site.ts'
import type { Workspace } from '../content/workspace.ts'
import type { CompiledPages } from './compile-site.ts'
import { compressAhead } from './compress.ts'
import { copyImages, copyPublic, writeAll } from './copy-files.ts'
import { drawPages } from './draw-pages.ts'
import { siteFiles } from './page-files.ts'
import { searchFiles } from './search-files.ts'
import { imageFiles, siteFacts } from './site-facts.ts'
import type { WrittenPage } from './written-page.ts'

/**
 * Writes everything that readers ask for into the output folder of the workspace: scripts and style sheets, files and images of the site, search
 * data, and every page.
 * @returns the pages by address, without base path
 * @throws SiteProblems with the mistakes that only show while a page is drawn
 */
export async function drawSite(
  site: Site,
  workspace: Workspace,
  bundle: Bundle,
  compiled: CompiledPages,
): Promise<Map<string, WrittenPage>> {
  const { config, root } = site
  const { output, base } = workspace
  const { files, contents, applications } = await siteFiles(bundle, config, base)
  const search = await searchFiles(site, compiled)
  const facts = await siteFacts(site, workspace, compiled.values(), search.addresses, files)
  await copyPublic(root, output, config)
  await copyImages(workspace, config, imageFiles(compiled.values()))
  const texts = [...contents, ...search.contents]
  await writeAll(output, texts)
  const [{ pages, problems }] = await Promise.all([
    drawPages(workspace, facts, bundle, compiled),
    compressAhead(texts, workspace),
  ])
  if (problems.length > 0) throw new SiteProblems(problems)
  if ([...pages.values()].some(({ hasApplication }) => hasApplication)) await writeAll(output, applications)
  return pages
}
