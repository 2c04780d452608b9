import path from 'node:path'
import type { CompiledPage } from './compiled-page.ts'
import { KeptResults } from './kept-results.ts'
import type { Workspace } from './workspace.ts'

/** The compiled pages on disk; what only draws them loads nothing that compiles. */
export function compiledPages({ cache }: Workspace): KeptResults<CompiledPage> {
  return new KeptResults(path.join(cache, 'compiled'))
}
