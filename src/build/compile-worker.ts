import { workerData } from 'node:worker_threads'
import { pageCompiler } from '../content/page-compiler.ts'
import { readSiteConfig } from '../content/read-config.ts'
import { currentWorkspace } from '../content/workspace.ts'
import type { SourcePage } from '../site/source.ts'

const workspace = currentWorkspace()
const compile = pageCompiler(workspace, await readSiteConfig(workspace.root))
for (const page of workerData as SourcePage[]) {
  // The main thread compiles a page that fails once more and reports its problems.
  await compile(page).catch(() => undefined)
}
