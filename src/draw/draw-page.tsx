import type { MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { type Problem, SiteProblems } from '../config/problem.ts'
import type { CompiledPage } from '../content/compiled-page.ts'
import { components } from '../theme/blocks/components.tsx'
import { renderDocument } from '../theme/page/document.tsx'
import type { Drawing } from '../theme/page-context.tsx'
import { ApiReferencePage } from '../theme/reference/api-reference-page.tsx'
import type { DescribedPage } from './described-page.ts'
import { BlockError, placedBlocks } from './placed-blocks.tsx'
import type { SiteFacts } from './site-facts.ts'

const blocks = placedBlocks(components)

/** A drawn page, or what is wrong with it: mistakes of the author that only show while a page is drawn. */
export type DrawnPage = { html: string } | { problems: Problem[] }

/**
 * Draws a page as one HTML document.
 * @throws Error when it cannot be drawn and no page is to blame
 */
export function drawPage(
  { config, base, hasIcon, files, searchData }: SiteFacts,
  { page, trees }: DescribedPage,
  compiled: CompiledPage | undefined,
): DrawnPage {
  const data = searchData.get(page.locale)
  const drawing: Drawing = {
    page,
    config,
    base,
    hasIcon,
    completeTrees: trees.addresses,
    ...(data !== undefined && { searchData: data }),
    ...(compiled?.changes && { changes: compiled.changes }),
  }
  try {
    return { html: renderDocument(drawing, compiled && articleOf(compiled), files) }
  } catch (error) {
    if (page.file === undefined) throw error
    return { problems: problemsOf(error, page.file) }
  }
}

function articleOf({ code, reference }: CompiledPage): ReactNode {
  // What the compiler has written (`outputFormat: 'function-body'`): a body whose only argument is the runtime of JSX.
  const { default: Article }: { default: MDXContent } = new Function(code)(runtime)
  return (
    <>
      <Article components={blocks} />
      {reference && <ApiReferencePage reference={reference.model} codes={reference.codes} />}
    </>
  )
}

/** An error inside a block becomes a problem of the page, at the line of the block. */
function problemsOf(error: unknown, file: string): Problem[] {
  const line = error instanceof BlockError ? { line: error.line } : {}
  const cause = error instanceof BlockError ? error.cause : error
  if (cause instanceof SiteProblems) return cause.problems.map((problem) => ({ ...problem, file, ...line }))
  return [{ file, ...line, message: cause instanceof Error ? cause.message : String(cause) }]
}
