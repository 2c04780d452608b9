import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { languageOf } from '../site/languages.ts'
import type { SourcePage } from '../site/source.ts'
import { documentsOf } from './api-document.ts'
import { boundDocuments } from './bound-documents.ts'
import type { CompiledPage } from './compiled-page.ts'
import { compiledPages } from './compiled-pages.ts'
import { keyOf } from './kept-results.ts'
import type { Workspace } from './workspace.ts'

/** Compiles pages of one site, through the cache on disk. */
export interface PageCompiler {
  /** @returns undefined when the page has not been compiled as it is now */
  kept(page: SourcePage): Promise<KeptPage | undefined>
  /** @throws SiteProblems for a page that is wrong */
  compile(page: SourcePage): Promise<KeptPage>
}

/** A compiled page and the key under which it lies in the cache: two pages of one key are the same. */
export interface KeptPage {
  key: string
  page: CompiledPage
}

export function pageCompiler(workspace: Workspace, config: ResolvedSiteConfig): PageCompiler {
  const kept = compiledPages(workspace)
  const { variables, apiRules } = config
  const read = async (source: SourcePage) => {
    const text = await readFile(path.join(workspace.root, source.file), 'utf8')
    const bound = config.theme.console && !source.group ? boundDocuments(text) : []
    const documents = await documentsOf(workspace.root, source, text, bound)
    const locale = languageOf(source, config)
    const key = keyOf(
      workspace.compiler,
      source.file,
      source.group,
      locale,
      variables,
      apiRules,
      text,
      documents,
    )
    return { text, documents, locale, key, known: kept.read(key) }
  }
  return {
    async kept(source) {
      const { key, known } = await read(source)
      return known && { key, page: known }
    },
    async compile(source) {
      const { text, documents, locale, key, known } = await read(source)
      if (known) return { key, page: known }
      // The compiler takes long to load; whoever finds everything compiled never needs it.
      const { compileSource } = await import('./compile-source.ts')
      const page = await compileSource(text, source, documents, { variables, apiRules }, locale)
      kept.write(key, page)
      return { key, page }
    },
  }
}
