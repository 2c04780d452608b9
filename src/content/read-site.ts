import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import type { SourceFolder } from '../site/source.ts'
import { readLastUpdated } from './last-updated.ts'
import { type PageCompiler, pageCompiler } from './page-compiler.ts'
import { readSiteConfig } from './read-config.ts'
import { readTree } from './read-tree.ts'
import type { Workspace } from './workspace.ts'

/** A site as it lies on disk: settings, tree of sources, dates, and what compiles its pages. */
export interface Site {
  root: string
  config: ResolvedSiteConfig
  source: SourceFolder
  /** ISO dates of the last commits, keyed by file. */
  dates: Map<string, string>
  compiler: PageCompiler
}

/**
 * Reads settings, meta records and front matter of a whole site; pages are compiled one by one when asked for.
 * @throws SiteProblems for wrong settings, meta records or front matter
 */
export async function readSite(
  workspace: Workspace,
  warn: (text: string) => void = console.warn,
): Promise<Site> {
  const { root } = workspace
  const config = await readSiteConfig(root)
  const [source, dates] = await Promise.all([readTree(root, config), readLastUpdated(root, warn)])
  return { root, config, source, dates, compiler: pageCompiler(workspace, config) }
}
