import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { languageOf } from '../site/languages.ts'
import type { SourcePage } from '../site/source.ts'
import { addChanges } from './add-changes.ts'
import { addReference } from './add-reference.ts'
import { documentsOf } from './api-document.ts'
import { type CompiledPage, compilePage } from './compile-page.ts'
import { PageCache } from './page-cache.ts'
import type { Workspace } from './workspace.ts'

export type CompilePage = (page: SourcePage) => Promise<CompiledPage>

/** A function that compiles pages of one site, through the cache on disk. It throws SiteProblems for a page that is wrong. */
export function pageCompiler(workspace: Workspace, config: ResolvedSiteConfig): CompilePage {
  const cache = new PageCache(workspace.cache, workspace.compiler)
  return async (page) => {
    const text = await readFile(path.join(workspace.root, page.file), 'utf8')
    const { api, changes } = await documentsOf(workspace.root, page)
    const locale = languageOf(page, config)
    const sources = [text, api, changes, locale].map((source) => JSON.stringify(source)).join()
    const key = cache.key(sources, page.file, config.variables)
    const cached = await cache.read(key)
    if (cached) return cached
    const article = await compilePage(text, page.file, config.variables)
    const changed = changes ? addChanges(article, changes, config.variables, locale) : article
    const compiled = api ? await addReference(changed, api, config.variables, locale) : changed
    await cache.write(key, compiled)
    return compiled
  }
}
