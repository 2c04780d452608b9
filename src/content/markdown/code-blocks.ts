import type { Code, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { nearest } from '../../config/nearest.ts'
import type { BoundOperations } from '../bound-operations.ts'
import { FENCE_OPTION_NAMES, parseFenceOptions } from './fence-options.ts'
import { highlight } from './highlight.ts'
import { type PageNotes, problemAt } from './page-notes.ts'
import { runSample } from './run-sample.ts'

/**
 * Replaces every code fence by the theme's `CodeBlock` with its coloured HTML; unknown options are problems. Languages are known, and options are as we
 * write them, where that has one meaning (foreign-fences.ts). A fence that calls operations is followed by their console.
 */
export function codeBlocks(notes: PageNotes, operations: BoundOperations) {
  return async (tree: Root) => {
    const work: Promise<void>[] = []
    visit(tree, 'code', (node, index, parent) => {
      if (parent && index !== undefined) work.push(replace(node, index, parent, notes, operations))
    })
    await Promise.all(work)
  }
}

async function replace(
  node: Code,
  index: number,
  parent: Parent,
  notes: PageNotes,
  operations: BoundOperations,
): Promise<void> {
  const language = node.lang ?? 'text'
  const { options, unknown } = parseFenceOptions(node.meta ?? '')
  // Before anything is waited for: they are counted in the order of the page.
  const run = runSample(options.bindings.operation, notes, operations)
  for (const word of unknown) {
    const near = nearest(word, FENCE_OPTION_NAMES)
    const problem = { message: 'Unknown option of a code block', received: word }
    notes.problems.push(problemAt(notes, node, { ...problem, ...(near !== undefined && { nearest: near }) }))
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
  // Two elements without one around them, so that the places of other fences stay.
  const both: MdxJsxFlowElement = { type: 'mdxJsxFlowElement', name: null, attributes: [], children: [] }
  parent.children[index] = run ? { ...both, children: [element, run] } : element
}
