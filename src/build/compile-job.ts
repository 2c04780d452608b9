import { type Problem, SiteProblems } from '../config/problem.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import type { CompiledPage } from '../content/compiled-page.ts'
import { pageCompiler } from '../content/page-compiler.ts'
import type { Workspace } from '../content/workspace.ts'
import type { SourcePage } from '../site/source.ts'
import type { Job } from './processes.ts'

/** What the later steps need of a compiled page; the rest stays in the cache, under the key. */
export interface PageNotes
  extends Pick<CompiledPage, 'sections' | 'sectionTypes' | 'sectionNames' | 'links' | 'images'> {
  key: string
}

/** Compiles pages into the cache. */
export const job: Job<
  { workspace: Workspace; config: ResolvedSiteConfig },
  SourcePage,
  { notes: PageNotes } | { problems: readonly Problem[] }
> = {
  url: import.meta.url,
  start({ workspace, config }) {
    const compiler = pageCompiler(workspace, config)
    return async (source) => {
      try {
        const { key, page } = await compiler.compile(source)
        const { sections, sectionTypes, sectionNames, links, images } = page
        return {
          notes: {
            key,
            sections,
            links,
            images,
            ...(sectionTypes && { sectionTypes }),
            ...(sectionNames && { sectionNames }),
          },
        }
      } catch (error) {
        if (!(error instanceof SiteProblems)) throw error
        return { problems: error.problems }
      }
    }
  },
}
