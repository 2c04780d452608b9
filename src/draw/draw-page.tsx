import type { MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import type { Problem } from '../config/problem.ts'
import type { CompiledPage, PageReference } from '../content/compiled-page.ts'
import { components } from '../theme/blocks/components.tsx'
import { renderDocument } from '../theme/page/document.tsx'
import type { Drawing } from '../theme/page-context.tsx'
import { ApiReferencePage } from '../theme/reference/api-reference-page.tsx'
import type { DescribedPage } from './described-page.ts'
import { placedBlocks, problemsOf } from './placed-blocks.tsx'
import type { SiteFacts } from './site-facts.ts'

const blocks = placedBlocks(components)

/** A drawn page, or what is wrong with it: mistakes of the author that only show while a page is drawn. */
export type DrawnPage = { html: string } | { problems: Problem[] }

/**
 * Draws a page as one HTML document.
 * @throws Error when it cannot be drawn and no page is to blame
 */
export function drawPage(
  { config, base, hasIcon, plainFiles, files, searchData, moved }: SiteFacts,
  { page, trees }: DescribedPage,
  compiled: CompiledPage | undefined,
): DrawnPage {
  const data = searchData.get(page.locale)
  const mistakes: Problem[] = []
  const drawing: Drawing = {
    page,
    mistakes,
    config,
    base,
    hasIcon,
    plainFiles: new Set(plainFiles),
    completeTrees: trees.addresses,
    moved,
    words: files.words,
    ...(data !== undefined && { searchData: data }),
    ...(compiled?.changes && { changes: compiled.changes }),
    ...(compiled?.reference && { operations: addressesOf(compiled.reference) }),
  }
  try {
    const html = renderDocument(drawing, compiled && articleOf(compiled), files)
    return mistakes.length > 0 ? { problems: mistakes } : { html }
  } catch (error) {
    if (page.file === undefined) throw error
    return { problems: [...mistakes, ...problemsOf(error, page.file)] }
  }
}

function drawReference({ model, operations, session, ...rest }: PageReference): ReactNode {
  return (
    <ApiReferencePage
      reference={model}
      data={addressesOf({ operations })}
      {...(session && { session: session.address })}
      {...rest}
    />
  )
}

function addressesOf({ operations }: Pick<PageReference, 'operations'>): Record<string, string> {
  return Object.fromEntries(Object.entries(operations).map(([id, { address }]) => [id, address]))
}

function articleOf({ code, reference }: CompiledPage): ReactNode {
  const api = reference && drawReference(reference)
  // The page of a group has no text of its own.
  if (code === '') return api
  // What the compiler has written (`outputFormat: 'function-body'`): a body whose only argument is the runtime of JSX.
  const { default: Article }: { default: MDXContent } = new Function(code)(runtime)
  return (
    <>
      <Article components={blocks} />
      {api}
    </>
  )
}
