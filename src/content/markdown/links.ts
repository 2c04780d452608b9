import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Point } from 'unist'
import { visit } from 'unist-util-visit'
import type { PageNotes } from './page-notes.ts'
import { resolveLink } from './resolve-link.ts'

/** Resolves every link of a page from its source file and notes it for the link check: Markdown links and `href` attributes of blocks. */
export function links(notes: PageNotes) {
  const resolve = (written: string, point: Point | undefined): string => {
    const href = resolveLink(written, notes.file)
    notes.links.push({ written, href, line: point?.line ?? 1, column: point?.column ?? 1 })
    return href
  }
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'link') {
        node.url = resolve(node.url, node.position?.start)
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        resolveAttribute(node, resolve)
      }
    })
  }
}

function resolveAttribute(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  resolve: (written: string, point: Point | undefined) => string,
): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue
    if (typeof attribute.value === 'string') attribute.value = resolve(attribute.value, node.position?.start)
  }
}
