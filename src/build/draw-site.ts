import type { Bundle } from '../bundle/manifest.ts'
import type { Problem } from '../config/problem.ts'
import { publishedDocuments } from '../content/published-document.ts'
import type { Site } from '../content/read-site.ts'
import type { Workspace } from '../content/workspace.ts'
import type { CompiledSite } from './compile-site.ts'
import { compressAhead } from './compress.ts'
import { copyImages, copyPublic, writeAll } from './copy-files.ts'
import { decoderOf } from './decoder-of.ts'
import { type DrawnSite, drawPages } from './draw-pages.ts'
import { feedFiles } from './feeds.ts'
import { mcpFiles } from './mcp-files.ts'
import { siteFiles } from './page-files.ts'
import { searchFiles } from './search-files.ts'
import { shareImages } from './share-images.ts'
import { imageFiles, siteFacts } from './site-facts.ts'

/**
 * Writes everything that readers ask for into the output folder of the workspace: scripts and style sheets, files and images of the site, search
 * data, API documents, and every page. Of a site with mistakes the pages are drawn that are right, so that their own mistakes show, and links to them.
 * @returns the pages by address, without base path, and the mistakes that only show while a page is drawn, and warnings
 */
export async function drawSite(
  site: Site,
  workspace: Workspace,
  bundle: Bundle,
  { right: compiled, problems: mistakes }: CompiledSite,
): Promise<DrawnSite & { warnings: Problem[] }> {
  const { config, root } = site
  const { output, base } = workspace
  const { files, contents, applications } = await siteFiles(bundle, config, base)
  const search = await searchFiles(site, compiled)
  const share = await shareImages(site, workspace)
  const facts = await siteFacts(site, workspace, compiled, search.addresses, share.addresses, files)
  // Where a name in it is a mistake, it could be in the way of a page.
  if (mistakes.length === 0) await copyPublic(root, output, config)
  await copyImages(workspace, config, imageFiles(compiled.values()))
  const documents = await publishedDocuments(root, compiled.keys(), config.variables)
  const mcp = await mcpFiles(site, bundle, compiled)
  const decoder = await decoderOf(site, workspace, compiled)
  const texts = [
    ...contents,
    ...decoder,
    ...search.contents,
    ...documents,
    ...mcp,
    ...feedFiles(site, compiled),
  ]
  writeAll(output, texts)
  const [drawn] = await Promise.all([
    drawPages(workspace, facts, bundle, compiled),
    compressAhead(texts, workspace),
    share.write(),
  ])
  if ([...drawn.pages.values()].some(({ hasApplication }) => hasApplication)) writeAll(output, applications)
  return { ...drawn, warnings: share.warnings }
}
