import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Private characters that stand for literal braces while MDX reads a page; it would take braces in prose for code. */
const OPEN = '\uE000'
const CLOSE = '\uE001'

/** Hides the braces of an escaped `{{name}}`. */
export function hideBraces(use: string): string {
  return use.replaceAll('{', OPEN).replaceAll('}', CLOSE)
}

/** Puts hidden braces back, in every string of every node. */
export function literalBraces() {
  return (tree: Root) => {
    visit(tree, (node) => {
      showIn(node as unknown as Record<string, unknown>)
      if ('attributes' in node) {
        for (const attribute of node.attributes) showIn(attribute as unknown as Record<string, unknown>)
      }
    })
  }
}

function showIn(record: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(record)) {
    if (typeof value === 'string' && (value.includes(OPEN) || value.includes(CLOSE))) {
      record[key] = value.replaceAll(OPEN, '{').replaceAll(CLOSE, '}')
    }
  }
}
