import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../config/problem.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { isFileHref } from '../site/route.ts'
import type { SourceFolder } from '../site/source.ts'
import { KeptResults } from './kept-results.ts'
import { readLastUpdated } from './last-updated.ts'
import { type PageCompiler, pageCompiler } from './page-compiler.ts'
import { publicFiles } from './public-files.ts'
import { readSettings, type Settings } from './read-config.ts'
import { readTree } from './read-tree.ts'
import type { Workspace } from './workspace.ts'

/** A site as it lies on disk: settings, tree of sources, dates, and what compiles its pages. */
export interface Site {
  root: string
  config: ResolvedSiteConfig
  /** Where a key stands in the settings. */
  settingPosition: Settings['position']
  /** What is wrong in settings, meta records and front matter; of these there is as much as can be read. */
  problems: readonly Problem[]
  source: SourceFolder
  /** ISO dates of the last commits, keyed by file. */
  dates: Map<string, string>
  /** Base path; begins and ends with `/`. */
  base: string
  /** Whether the site brings its own icon, `public/favicon.svg`. */
  hasIcon: boolean
  /** Addresses of files of `public/` without an extension: only the folder tells them from routes. */
  plainFiles: readonly string[]
  compiler: PageCompiler
}

/**
 * Reads settings, meta records and front matter of a whole site; pages are compiled one by one when asked for.
 * @param lastUpdated dates of the last commits, when they are known; read from the history otherwise
 */
export async function readSite(workspace: Workspace, lastUpdated?: Site['dates']): Promise<Site> {
  const { root, base, cache, compiler } = workspace
  const { config, problems: mistakes, position } = await readSettings(root)
  // First what another process does.
  const [dates, tree] = await Promise.all([
    lastUpdated ?? readLastUpdated(root, console.warn),
    readTree(root, config, { results: new KeptResults(path.join(cache, 'groups')), compiler }),
  ])
  return {
    root,
    config,
    settingPosition: position,
    problems: [...mistakes, ...tree.problems],
    source: tree.source,
    dates,
    base,
    hasIcon: existsSync(path.join(root, 'public/favicon.svg')),
    plainFiles: publicFiles(root)
      .map((name) => `/${name}`.normalize())
      .filter((name) => !isFileHref(name)),
    compiler: pageCompiler(workspace, config),
  }
}
