import type { Problem } from '../config/problem.ts'
import type { Site } from '../content/read-site.ts'
import type { Workspace } from '../content/workspace.ts'
import { allPages, type SourcePage } from '../site/source.ts'
import { checkImages } from './checks/images.ts'
import { checkNavigation } from './checks/navigation.ts'
import { checkPublic } from './checks/public-files.ts'
import { job, type PageNotes } from './compile-job.ts'
import { inProcesses } from './processes.ts'

/** Notes of pages of a site. */
export type CompiledPages = ReadonlyMap<SourcePage, PageNotes>

/** What compiling found. */
export interface CompiledSite {
  /** All that could be compiled. */
  pages: CompiledPages
  /** Those of them that can be drawn: nothing is wrong in their files and pictures. */
  right: CompiledPages
  /** All mistakes that show without drawing. */
  problems: readonly Problem[]
  /** What stops nothing. */
  warnings: readonly Problem[]
}

/** Compiles every page of a site into the cache, and checks what can be checked without drawing. */
export async function compileSite(site: Site, workspace: Workspace): Promise<CompiledSite> {
  const { pages, problems, warnings } = await compilePages(site, workspace)
  const all = [
    ...site.problems,
    ...checkNavigation(site),
    ...(await checkPublic(site)),
    ...problems,
    ...(await checkImages(site, pages)),
  ]
  const wrong = new Set(all.map(({ file }) => file))
  const right = [...pages].filter(
    ([{ file }, { images }]) => !wrong.has(file) && images.every((image) => !wrong.has(image.file)),
  )
  return { pages, right: new Map(right), problems: all, warnings }
}

/** @returns the pages without mistakes, the mistakes of the others, and the warnings of all */
export async function compilePages(
  { source, config }: Site,
  workspace: Workspace,
): Promise<{ pages: Map<SourcePage, PageNotes>; problems: Problem[]; warnings: Problem[] }> {
  const sources = allPages(source)
  const results = await inProcesses(job, { workspace, config }, sources)
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const pages = new Map<SourcePage, PageNotes>()
  for (const [index, page] of sources.entries()) {
    const result = results[index]
    if (!result) continue
    if ('notes' in result) {
      pages.set(page, result.notes)
      warnings.push(...result.notes.warnings)
    } else {
      problems.push(...result.problems)
      warnings.push(...result.warnings)
    }
  }
  return { pages, problems, warnings }
}
