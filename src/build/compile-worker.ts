import { pageCompiler } from '../content/page-compiler.ts'
import { readSiteConfig } from '../content/read-config.ts'
import { currentWorkspace } from '../content/workspace.ts'
import type { SourcePage } from '../site/source.ts'

/** A process of `compile-pages.ts`: compiles the pages it is sent into the cache on disk, then ends. */
process.once('message', async (pages: SourcePage[]) => {
  const workspace = currentWorkspace()
  const compile = pageCompiler(workspace, await readSiteConfig(workspace.root))
  // The process that asked compiles a page that fails once more and reports its problems.
  for (const page of pages) await compile(page).catch(() => undefined)
  process.disconnect()
})
