import type { Heading, PhrasingContent, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { type PageNotes, problemAt } from './page-notes.ts'

/**
 * Makes headings of `<h1>` to `<h6>` wherever they stand, so that they are headings for everything that follows: ids, contents, search.
 * Their attributes are kept.
 */
export function rawHeadings(notes: PageNotes) {
  return (tree: Root) => {
    visit(tree, (node: Node, index, parent: Parent | undefined) => {
      if (!parent || index === undefined || !isRawHeading(node)) return
      parent.children[index] = headingOf(node, notes)
    })
  }
}

function isRawHeading(node: Node): node is MdxJsxFlowElement | MdxJsxTextElement {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false
  return /^h[1-6]$/.test((node as MdxJsxFlowElement).name ?? '')
}

function headingOf(node: MdxJsxFlowElement | MdxJsxTextElement, notes: PageNotes): Heading {
  const properties: Record<string, string | true> = {}
  for (const attribute of node.attributes) {
    const value = attribute.type === 'mdxJsxAttribute' ? (attribute.value ?? true) : undefined
    if (attribute.type === 'mdxJsxAttribute' && typeof value !== 'object')
      properties[attribute.name] = value ?? true
    else notes.problems.push(problemAt(notes, node, computedAttribute(node.name ?? '')))
  }
  return {
    type: 'heading',
    depth: Number(node.name?.slice(1)) as Heading['depth'],
    children: lineOf(node.children),
    data: { hProperties: properties },
    ...(node.position && { position: node.position }),
  }
}

function computedAttribute(name: string) {
  return { message: 'An attribute of a heading is computed', expected: `a text, as in <${name} id="start">` }
}

/** Text on lines of its own is a paragraph for MDX. */
function lineOf(children: (MdxJsxFlowElement | MdxJsxTextElement)['children']): PhrasingContent[] {
  return children.flatMap((child): PhrasingContent[] =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  )
}
