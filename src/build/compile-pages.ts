import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Problem, SiteProblems } from '../config/problem.ts'
import type { CompiledPage } from '../content/compile-page.ts'
import type { Site } from '../content/read-site.ts'
import { allPages, type SourcePage } from '../site/source.ts'

/** Below this a second process costs more than it saves. */
const PAGES_PER_WORKER = 40
const MAX_WORKERS = 2

interface CompiledSite {
  /** Without the pages that have problems. */
  compiled: Map<SourcePage, CompiledPage>
  /** Of all pages, not only of the first. */
  problems: Problem[]
}

/** Compiles every page of a site into the cache, in several processes when there are many. */
export async function compilePages(site: Site): Promise<CompiledSite> {
  const pages = allPages(site.source)
  const workers = Math.min(MAX_WORKERS, Math.floor(pages.length / PAGES_PER_WORKER))
  if (workers > 1) await warmCache(pages, workers)
  const problems: Problem[] = []
  const compiled = new Map<SourcePage, CompiledPage>()
  for (const page of pages) {
    try {
      compiled.set(page, await site.compile(page))
    } catch (error) {
      if (!(error instanceof SiteProblems)) throw error
      problems.push(...error.problems)
    }
  }
  return { compiled, problems }
}

/** Each process compiles its share into the cache; what fails there is compiled again here, where its problems are reported. */
async function warmCache(pages: readonly SourcePage[], count: number): Promise<void> {
  const script = fileURLToPath(new URL('./compile-worker.ts', import.meta.url))
  await Promise.all(
    Array.from({ length: count }, (_, share) => {
      const worker = fork(script)
      worker.send(pages.filter((_page, index) => index % count === share))
      return new Promise<void>((resolve, reject) => {
        worker.once('error', reject)
        worker.once('exit', () => resolve())
      })
    }),
  )
}
