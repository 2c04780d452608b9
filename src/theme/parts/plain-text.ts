import { toString as wordsOf } from 'mdast-util-to-string'
import { Children, isValidElement, type ReactNode } from 'react'

/** What components of the theme are given instead of children: words, or Markdown. */
interface Words {
  children?: ReactNode
  alt?: string
  text?: string
  nodes?: unknown
}

/** The words of drawn content, for accessible names; an image counts with its `alt`. */
export function plainText(node: ReactNode): string {
  return collect(node).replace(/\s+/g, ' ').trim()
}

function collect(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return Children.toArray(node).map(collect).join('')
  if (!isValidElement<Words>(node)) return ''
  const { alt, text, nodes, children } = node.props
  return alt ?? text ?? (nodes === undefined ? collect(children) : wordsOf(nodes))
}
