import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import type { SourceFolder, SourcePage } from '../site/source.ts'
import { type CompiledPage, compilePage } from './compile-page.ts'
import { readLastUpdated } from './last-updated.ts'
import { PageCache } from './page-cache.ts'
import { readSiteConfig } from './read-config.ts'
import { readTree } from './read-tree.ts'
import type { Workspace } from './workspace.ts'

/** A site as it lies on disk: settings, tree of sources, dates, and a way to compile one page. */
export interface Site {
  root: string
  config: ResolvedSiteConfig
  source: SourceFolder
  /** Last-commit dates keyed by file. */
  dates: Map<string, string>
  compile(page: SourcePage): Promise<CompiledPage>
}

/**
 * Reads settings, meta records and front matter of a whole site; pages are compiled one by one when asked for.
 * @throws SiteProblems for wrong settings, meta records or front matter
 */
export async function readSite(workspace: Workspace, warn: (text: string) => void = console.warn): Promise<Site> {
  const { root } = workspace
  const config = await readSiteConfig(root)
  const [source, dates] = await Promise.all([readTree(root, config.variables), readLastUpdated(root, warn)])
  const cache = new PageCache(workspace.cache, workspace.compiler)
  const compile = async (page: SourcePage): Promise<CompiledPage> => {
    const text = await readFile(path.join(root, page.file), 'utf8')
    const key = cache.key(text, page.file, config.variables)
    const cached = await cache.read(key)
    if (cached) return cached
    const compiled = await compilePage(text, page.file, config.variables)
    await cache.write(key, compiled)
    return compiled
  }
  return { root, config, source, dates, compile }
}

/** All pages of a tree, in the order of the folders. */
export function allPages(folder: SourceFolder): SourcePage[] {
  return folder.children.flatMap((child) => (child.kind === 'page' ? [child] : allPages(child)))
}
