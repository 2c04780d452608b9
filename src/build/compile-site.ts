import { type Problem, SiteProblems } from '../config/problem.ts'
import type { Site } from '../content/read-site.ts'
import type { Workspace } from '../content/workspace.ts'
import { allPages, type SourcePage } from '../site/source.ts'
import { checkImages } from './checks/images.ts'
import { checkNavigation } from './checks/navigation.ts'
import { checkPublic } from './checks/public-files.ts'
import { job, type PageNotes } from './compile-job.ts'
import { inProcesses } from './processes.ts'

/** Notes of every page of a site. */
export type CompiledPages = ReadonlyMap<SourcePage, PageNotes>

/**
 * Compiles every page of a site into the cache.
 * @throws SiteProblems with all mistakes that show without drawing
 */
export async function compileSite(site: Site, workspace: Workspace): Promise<CompiledPages> {
  const { pages, problems } = await compilePages(site, workspace)
  const all = [
    ...checkNavigation(site),
    ...checkPublic(site.root),
    ...problems,
    ...(await checkImages(site, pages)),
  ]
  if (all.length > 0) throw new SiteProblems(all)
  return pages
}

/** @returns the pages without mistakes, and the mistakes of the others */
export async function compilePages(
  { source, config }: Site,
  workspace: Workspace,
): Promise<{ pages: Map<SourcePage, PageNotes>; problems: Problem[] }> {
  const sources = allPages(source)
  const results = await inProcesses(job, { workspace, config }, sources)
  const problems: Problem[] = []
  const pages = new Map<SourcePage, PageNotes>()
  for (const [index, page] of sources.entries()) {
    const result = results[index]
    if (result && 'notes' in result) pages.set(page, result.notes)
    else problems.push(...(result?.problems ?? []))
  }
  return { pages, problems }
}
