import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Elements that the theme draws although an author wrote them as HTML, so that `<a href>` gets the base path like a Markdown link (C70). */
const DRAWN_BY_THEME: Record<string, string> = { a: 'Link', details: 'Details', table: 'Table' }

/** MDX leaves lower-case elements that an author wrote alone; these few are given to the theme's components. */
export function authorElements() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      const component = node.name === null ? undefined : DRAWN_BY_THEME[node.name]
      if (component !== undefined) node.name = component
    })
  }
}
