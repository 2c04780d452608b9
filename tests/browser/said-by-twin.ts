/** What a Markdown text says, as a Markdown parser reads it; the counterpart of `said-by-page.ts`. */
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Said } from './said-by-page.ts'

const INLINE = ['text', 'inlineCode', 'strong', 'emphasis', 'delete', 'link', 'image', 'footnoteReference']

export function saidByTwin(markdown: string): Said {
  const things: string[] = []
  const texts: string[] = []
  const read = (node: Nodes): void => {
    if (!INLINE.includes(node.type) && node.type !== 'html') texts.push('\n')
    if (node.type === 'heading') thing(`heading ${node.depth}`, textOf(node))
    if (node.type === 'tableCell' && wordsOf(textOf(node)).length > 0) thing('cell', textOf(node))
    if (node.type === 'link') thing(`link ${node.url}`, textOf(node))
    if (node.type === 'code') {
      things.push(`code: ${node.value}`)
      texts.push(/^filename="(.*)"$/.exec(node.meta ?? '')?.[1] ?? '', '\n')
    }
    if (node.type === 'image') texts.push(node.alt ?? '')
    if (node.type === 'footnoteReference') texts.push(node.identifier)
    if (node.type === 'html')
      texts.push(node.value === '<br>' ? '\n' : node.value.replace(/^<\/?su[bp]>$/, ''))
    else if ('value' in node) texts.push(node.value)
    if ('children' in node) for (const child of node.children) read(child)
    if (!INLINE.includes(node.type) && node.type !== 'html') texts.push('\n')
  }
  const thing = (kind: string, text: string) => things.push(`${kind}: ${wordsOf(text).join(' ')}`)
  const textOf = (node: Nodes): string => {
    const start = texts.length
    const before = things.length
    if ('children' in node) for (const child of node.children) read(child)
    things.splice(before)
    return texts.splice(start).join('')
  }
  read(unified().use(remarkParse).use(remarkGfm).parse(markdown))
  return { things, words: wordsOf(texts.join('')) }
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}
