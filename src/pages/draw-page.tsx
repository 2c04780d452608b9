import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from '@mdx-js/mdx'
import type { MDXContent } from 'mdx/types'
import * as runtime from 'react/jsx-runtime'
import beforePaint from '../browser/before-paint.ts?inline-script'
import { SiteProblems } from '../config/problem.ts'
import type { CompiledPage } from '../content/compile-page.ts'
import { drawnFiles } from '../content/drawn-files.ts'
import { dataAddress, startAddress } from '../search/addresses.ts'
import { components } from '../theme/blocks/components.tsx'
import { renderDocument } from '../theme/document.tsx'
import { ApiReferencePage } from '../theme/reference/api-reference-page.tsx'
import { completeTreesOf } from './complete-trees.ts'
import type { MappedSite } from './current-site.ts'
import type { LoadedPage } from './load-page.ts'
import { BlockError, placedBlocks } from './placed-blocks.tsx'

const blocks = placedBlocks(components)

/**
 * Draws a loaded page as one HTML document.
 * @throws SiteProblems when a block of the page is used wrongly, with the page's file and the block's line
 */
export async function drawPage(mapped: MappedSite, { page, compiled }: LoadedPage): Promise<string> {
  const Article = compiled && (await articleOf(compiled))
  const { config, root } = mapped.site
  const reference = compiled?.reference
  const hasIcon = existsSync(path.join(root, 'public/favicon.svg'))
  const drawing = { page, config, base: import.meta.env.BASE_URL, hasIcon }
  const completeTrees = completeTreesOf(mapped, drawing)
  const searchData = searchDataOf(page.locale)
  try {
    return renderDocument(
      { ...drawing, completeTrees, searchData, ...(compiled?.changes && { changes: compiled.changes }) },
      Article && (
        <>
          <Article components={blocks} />
          {reference && <ApiReferencePage reference={reference.model} codes={reference.codes} />}
        </>
      ),
      beforePaint,
    )
  } catch (error) {
    throw page.file === undefined ? error : withPlace(error, page.file)
  }
}

/** The build has written the search data before it draws; the development server has one file for each locale. */
function searchDataOf(locale: string): string {
  const start = startAddress(locale)
  return drawnFiles().has(start) ? start : dataAddress(locale)
}

/** An error inside a block becomes a problem of the page, at the line of the block. */
function withPlace(error: unknown, file: string): SiteProblems {
  const line = error instanceof BlockError ? { line: error.line } : {}
  const cause = error instanceof BlockError ? error.cause : error
  if (cause instanceof SiteProblems)
    return new SiteProblems(cause.problems.map((problem) => ({ ...problem, file, ...line })))
  return new SiteProblems([
    { file, ...line, message: cause instanceof Error ? cause.message : String(cause) },
  ])
}

async function articleOf(compiled: CompiledPage): Promise<MDXContent> {
  const module = await run(compiled.code, { ...runtime, baseUrl: import.meta.url } as Parameters<
    typeof run
  >[1])
  return module.default
}
