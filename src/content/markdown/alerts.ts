import type { Blockquote, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'

/** Names that GitHub and Obsidian have for a note, and our types of `Callout`. */
const TYPES: Readonly<Record<string, string>> = {
  note: 'info',
  info: 'info',
  important: 'info',
  tip: 'default',
  warning: 'warning',
  caution: 'error',
  danger: 'error',
}

/** `[!NOTE]` at the start of a quotation, in Obsidian with a title behind it. */
const MARK = /^\[!([a-z]+)\][+-]?[ \t]*([^\n]*)(?:\n|$)/i

/** Makes a `Callout` of a quotation that begins with `[!NOTE]`. */
export function alerts() {
  return (tree: Root) => {
    visit(tree, 'blockquote', (node, index, parent: Parent | undefined) => {
      const callout = calloutOf(node)
      if (callout && parent && index !== undefined) parent.children[index] = callout
    })
  }
}

function calloutOf(node: Blockquote): MdxJsxFlowElement | undefined {
  const [first] = node.children
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined
  const [mark, name = '', title = ''] = MARK.exec(text.value) ?? []
  const type = TYPES[name.toLowerCase()]
  if (mark === undefined || type === undefined) return undefined
  text.value = text.value.slice(mark.length)
  if (text.value === '') first.children.shift()
  // The mark may end its line by two spaces.
  if (first.children[0]?.type === 'break') first.children.shift()
  const attributes = [['type', type], ...(title.trim() === '' ? [] : [['title', title.trim()]])]
  return {
    type: 'mdxJsxFlowElement',
    name: 'Callout',
    attributes: attributes.map(([key = '', value = '']) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: first.children.length === 0 ? node.children.slice(1) : node.children,
    ...(node.position && { position: node.position }),
  }
}
