import type { Code, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { nearest } from '../../config/nearest.ts'
import { FENCE_OPTION_NAMES, parseFenceOptions } from './fence-options.ts'
import { highlight, languageNames } from './highlight.ts'
import type { PageNotes } from './page-notes.ts'

/** Replaces every code fence by the theme's `CodeBlock` with its coloured HTML; unknown languages and options are problems. */
export function codeBlocks(notes: PageNotes) {
  return async (tree: Root) => {
    const work: Promise<void>[] = []
    visit(tree, 'code', (node, index, parent) => {
      if (parent && index !== undefined) work.push(replace(node, index, parent, notes))
    })
    await Promise.all(work)
  }
}

async function replace(node: Code, index: number, parent: Parent, notes: PageNotes): Promise<void> {
  const language = node.lang ?? 'text'
  const { options, unknown } = parseFenceOptions(node.meta ?? '')
  const known = languageNames()
  if (!known.includes(language)) {
    report(notes, node, 'Unknown language of a code block', language, nearest(language, known))
    return
  }
  for (const word of unknown) {
    report(notes, node, 'Unknown option of a code block', word, nearest(word, FENCE_OPTION_NAMES))
  }
  const attributes: [string, string | null][] = [
    ['html', await highlight(node.value, language, options)],
    ['language', language],
  ]
  if (options.filename !== undefined) attributes.push(['filename', options.filename])
  if (!options.copy) attributes.push(['noCopy', null])
  if (options.lineNumbers) attributes.push(['lineNumbers', null])
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: attributes.map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
    ...(node.position && { position: node.position }),
  }
  parent.children[index] = element
}

function report(
  notes: PageNotes,
  node: Code,
  message: string,
  received: string,
  near: string | undefined,
): void {
  const start = node.position?.start
  notes.problems.push({
    file: notes.file,
    ...(start && { line: start.line, column: start.column }),
    message,
    received,
    ...(near !== undefined && { nearest: near }),
  })
}
