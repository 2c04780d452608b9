import { Children, isValidElement, type ReactNode } from 'react'

/** The words of drawn content, for accessible names; an image counts with its `alt`. */
export function plainText(node: ReactNode): string {
  return collect(node).replace(/\s+/g, ' ').trim()
}

function collect(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return Children.toArray(node).map(collect).join('')
  if (!isValidElement<{ children?: ReactNode; alt?: string }>(node)) return ''
  return node.props.alt ?? collect(node.props.children)
}
