import type { Root } from 'mdast'
import type { Position } from 'unist'
import { visit } from 'unist-util-visit'
import { codeLines } from './fences.ts'
import type { SyntaxNode } from './free-names.ts'

/** `<details><summary>Title</summary>` with something behind it or nothing. */
const OPENING = /^(\s*)(<details\b[^>]*>)\s*(<summary\b[^>]*>.*<\/summary>)\s*(.*)$/
/** The end of a text, and of the element it stands in. */
const CLOSING = /^(\s*)(.*\S)\s*(<\/details>)\s*$/

/** A page whose elements stand on lines of their own, where MDX wants them. */
export interface SplitText {
  text: string
  /** The author's line of a line, both from 1. */
  lineOf(line: number): number
}

/**
 * Puts `<details>`, its summary and its end on lines of their own: MDX takes a line with text behind a tag for a paragraph, which cannot go on behind an
 * empty line. So what GitHub and every manual write works.
 */
export function splitDetails(text: string): SplitText {
  if (!text.includes('<details')) return { text, lineOf: (line) => line }
  const lines: string[] = []
  const origins: number[] = []
  const isCode = codeLines()
  for (const [index, line] of text.split('\n').entries()) {
    for (const part of isCode(line) ? [line] : partsOf(line)) {
      lines.push(part)
      origins.push(index + 1)
    }
  }
  return { text: lines.join('\n'), lineOf: (line) => origins[line - 1] ?? line }
}

function partsOf(line: string): string[] {
  const [, indent = '', details, summary, rest = ''] = OPENING.exec(line) ?? []
  if (details !== undefined && summary !== undefined && !rest.includes('</details>')) {
    const parts = [details, summary, ...(rest === '' ? [] : ['', rest])]
    return parts.map((part) => indent + part)
  }
  const [, before = '', content, closing] = CLOSING.exec(line) ?? []
  if (content === undefined || closing === undefined || line.includes('<details')) return [line]
  return [before + content, '', before + closing]
}

/** Gives every node the line on which its author wrote it. */
export function authorLines(lineOf: SplitText['lineOf']) {
  const correct = (position: Position) => {
    for (const point of [position.start, position.end]) point.line = lineOf(point.line)
  }
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.position) correct(node.position)
      if ('data' in node && node.data) correctExpression(node.data)
      if (!('attributes' in node)) return
      for (const { value } of node.attributes)
        if (typeof value === 'object' && value?.data) correctExpression(value.data)
    })
  }

  function correctExpression(value: unknown): void {
    if (Array.isArray(value)) value.forEach(correctExpression)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const { loc } = value as SyntaxNode
    if (loc) loc.start.line = lineOf(loc.start.line)
    for (const [key, child] of Object.entries(value)) if (key !== 'loc') correctExpression(child)
  }
}
