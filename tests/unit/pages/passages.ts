import { createProcessor } from '@mdx-js/mdx'
import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'

/** A stretch of text that readers see: a heading, a paragraph, a row of a table, a label. */
export interface Passage {
  file: string
  line: number
  kind: 'heading' | 'paragraph' | 'row' | 'label' | 'description'
  /** Inline code stands between backticks, cells of a row between bars. */
  text: string
  /** The heading above it, or what the text describes in an API document. */
  about: string
}

/** Attributes of blocks that readers see or hear. */
const LABELS = new Set(['title', 'alt', 'label', 'caption', 'aria-label', 'items'])

const processors = {
  md: createProcessor({ format: 'md', remarkPlugins: [remarkFrontmatter, remarkGfm] }),
  mdx: createProcessor({ format: 'mdx', remarkPlugins: [remarkFrontmatter, remarkGfm] }),
}

/** The syntax tree of a page or a document, variables inserted. */
export function parseMarkdown(text: string, format: 'md' | 'mdx'): Root {
  return processors[format].parse(text) as Root
}

/** The passages of a page in the order of reading; code blocks are none. */
export function passagesOf(tree: Root, file: string): Passage[] {
  const passages: Passage[] = []
  let about = ''
  const add = (node: Nodes, kind: Passage['kind'], text: string) => {
    const line = node.position?.start.line ?? 1
    if (text.trim() !== '') passages.push({ file, line, kind, text: text.trim(), about })
  }
  const walk = (node: Nodes): void => {
    for (const label of labelsOf(node)) add(node, 'label', label)
    if (node.type === 'heading') {
      about = inlineText(node).replace(/\s*\[#[^\]]*\]$/, '')
      add(node, 'heading', about)
    } else if (node.type === 'paragraph') add(node, 'paragraph', inlineText(node))
    else if (node.type === 'tableRow') add(node, 'row', node.children.map(inlineText).join(' | '))
    else if ('children' in node) node.children.forEach(walk)
  }
  walk(tree)
  return passages
}

/** Text of a node as it is read, with backticks around code; pictures are read by their alternative. */
export function inlineText(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``
  if (node.type === 'image') return node.alt ?? ''
  if (node.type === 'break') return ' '
  if (node.type === 'text') return node.value.replaceAll('\n', ' ')
  return 'children' in node ? node.children.map(inlineText).join('') : ''
}

function labelsOf(node: Nodes): string[] {
  if (!isBlock(node))
    return 'children' in node && node.type === 'paragraph' ? node.children.flatMap(labelsOf) : []
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !LABELS.has(attribute.name)) return []
    const { value } = attribute
    if (typeof value === 'string') return [value]
    return [...(value?.value ?? '').matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, one, two]) => one ?? two ?? '')
  })
}

/** Whether a node is a block of ours or an HTML element. */
export function isBlock(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}
