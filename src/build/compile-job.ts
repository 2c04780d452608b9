import { SiteProblems } from '../config/problem.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import type { CompiledPage, DocumentNote } from '../content/compiled-page.ts'
import { type KeptPage, pageCompiler } from '../content/page-compiler.ts'
import type { Workspace } from '../content/workspace.ts'
import type { SourcePage } from '../site/source.ts'
import { type Job, moduleBeside } from './processes.ts'

/** What the later steps need of a compiled page; the rest stays in the cache, under the key. */
export interface PageNotes
  extends Pick<
    CompiledPage,
    | 'sections'
    | 'sectionTypes'
    | 'sectionNames'
    | 'moved'
    | 'canSplit'
    | 'changes'
    | 'hasDecoder'
    | 'links'
    | 'images'
    | 'warnings'
  > {
  key: string
  /** The API document that the page shows, for other programs. */
  document?: DocumentNote
}

/** Compiles pages into the cache. */
export const job: Job<
  { workspace: Workspace; config: ResolvedSiteConfig },
  SourcePage,
  { notes: PageNotes } | Pick<SiteProblems, 'problems' | 'warnings'>
> = {
  url: moduleBeside(import.meta.url, 'compile-job'),
  start({ workspace, config }) {
    const compiler = pageCompiler(workspace, config)
    return {
      async kept(source) {
        const kept = await compiler.kept(source)
        return kept && { notes: notesOf(kept) }
      },
      async make(source) {
        try {
          return { notes: notesOf(await compiler.compile(source)) }
        } catch (error) {
          if (!(error instanceof SiteProblems)) throw error
          return { problems: error.problems, warnings: error.warnings }
        }
      },
    }
  },
}

function notesOf({ key, page }: KeptPage): PageNotes {
  const document = page.reference?.document
  const {
    sections,
    sectionTypes,
    sectionNames,
    moved,
    canSplit,
    changes,
    hasDecoder,
    links,
    images,
    warnings,
  } = page
  return {
    key,
    sections,
    links,
    images,
    warnings,
    ...(sectionTypes && { sectionTypes }),
    ...(sectionNames && { sectionNames }),
    ...(moved && { moved }),
    ...(canSplit && { canSplit }),
    ...(changes && { changes }),
    ...(hasDecoder && { hasDecoder }),
    ...(document && { document }),
  }
}
