import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { BLOCK_NAMES } from '../../config/block-names.ts'
import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import { type PageNotes, problemAt } from './page-notes.ts'

/** Elements that the theme draws although an author wrote them as HTML, so that `<a href>` gets the base path like a Markdown link (C70). */
const DRAWN_BY_THEME: Readonly<Record<string, string>> = {
  a: 'Link',
  details: 'Details',
  img: 'Image',
  table: 'Table',
}

/**
 * Reports blocks that do not exist, and gives every block the line it stands on, so that an error inside a block can name it.
 * A few lower-case elements are handed to the theme, which MDX by itself does not do for what an author writes as HTML.
 */
export function blocks(notes: PageNotes) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      if (node.name === null) return
      node.name = DRAWN_BY_THEME[node.name] ?? node.name
      if (/^[a-z]/.test(node.name)) return
      if (node.name === 'Decoder') notes.hasDecoder = true
      if (node.name === 'Filter') notes.hasFilter = true
      if (BLOCK_NAMES.some((name) => name === node.name)) addLine(node)
      else notes.problems.push(problemAt(notes, node, unknownBlock(node.name)))
    })
  }
}

function addLine(node: MdxJsxFlowElement | MdxJsxTextElement): void {
  const line = node.position?.start.line
  if (line !== undefined)
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'sourceLine', value: String(line) })
}

/** What there is to say about a name that no block has. */
export function unknownBlock(name: string): Omit<Problem, 'file'> {
  const near = nearest(name, BLOCK_NAMES)
  return {
    message: 'There is no block of this name',
    expected: 'a block listed in docs/writing-pages.md',
    received: `<${name}>`,
    ...(near !== undefined && { nearest: `<${near}>` }),
  }
}
