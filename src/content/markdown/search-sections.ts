import type { Root } from 'mdast'
import { parseFenceOptions } from './fence-options.ts'
import type { PageNotes } from './page-notes.ts'
import type { ReadNode } from './read-node.ts'
import { visibleAttributes } from './visible-attributes.ts'

/**
 * Notes what the search knows of a page: its text by section (SDX-02). It runs when headings have their ids and while code, images and
 * attributes are still as the author wrote them.
 */
export function searchSections(notes: PageNotes) {
  return (tree: Root) => {
    notes.sections = sectionsOf(tree, notes)
  }
}

/** One block is at least one line of its section (SDX-08). */
interface Section {
  key: string
  text: string[]
}

/** Blocks that are a line of their own or hold such lines (SDX-07). */
const BLOCKS = new Set([
  'blockquote',
  'code',
  'footnoteDefinition',
  'list',
  'listItem',
  'mdxJsxFlowElement',
  'paragraph',
  'tableRow',
])

function sectionsOf(tree: Root, notes: PageNotes): Record<string, string> {
  const { headings } = notes
  const found: Section[] = [{ key: '', text: [] }]
  let heading = 0
  const write = (text: string) => found.at(-1)?.text.push(text)
  const walk = (node: ReadNode): void => {
    if (node.type === 'heading') {
      const { id, value, depth } = headings[heading++] ?? { id: '', value: '', depth: 1 }
      // SDX-05: a level-1 heading is the title, never a section.
      if (depth > 1) found.push({ key: `${id}#${value}`, text: [] })
      return
    }
    const isBlock = BLOCKS.has(node.type)
    if (isBlock) write('\n')
    for (const text of ownTexts(node)) write(text)
    // Its text is known only when the documents are compared.
    if (node.type === 'mdxJsxFlowElement' && node.name === 'VersionChanges')
      notes.changesIn = { ...notes.changesIn, [newerOf(node)]: found.at(-1)?.key ?? '' }
    for (const child of node.children ?? []) walk(child)
    if (node.type === 'tableCell') write('\t')
    if (isBlock) write('\n')
  }
  walk(tree)
  const texts = found.map(({ key, text }): [string, string] => [key, tidy(text.join(''))])
  // SDX-03, SDX-04.
  return Object.fromEntries(texts.filter(([key, text]) => key !== '' || text !== ''))
}

/** The newer document that a block names, or nothing. */
function newerOf({ attributes = [] }: ReadNode): string {
  return String(attributes.find(({ name }) => name === 'to')?.value ?? '')
}

/** Comments that mark lines and are not shown, as in `// [!code ++]`. */
const NOTATION = /[^\S\n]*(?:\/\/|#|--|<!--|\/\*)\s*\[!code [^\]\n]*\](?:\s*(?:-->|\*\/))?/g

/** Stands around code in a text: white space, so that nobody sees it. `search/words/code-parts.ts` reads it. */
export const CODE_MARK = '\f'

/** What a reader sees of a node itself, without its children (SDX-06, SDX-10); parts that are lines of their own end in a new line. */
function ownTexts(node: ReadNode): string[] {
  if (node.type === 'text' || node.type === 'inlineCode') return [node.value ?? '']
  if (node.type === 'break') return ['\n']
  // A space that an author wrote as code.
  if (node.type === 'mdxTextExpression') return [/^\s*(['"`])(.*)\1\s*$/s.exec(node.value ?? '')?.[2] ?? '']
  if (node.type === 'image') return [node.alt ?? '']
  if (node.type === 'code') {
    const { filename } = parseFenceOptions(node.meta ?? '').options
    const code = (node.value ?? '').replace(NOTATION, '').replaceAll(CODE_MARK, ' ').trim()
    return [filename === undefined ? '' : `${filename}\n`, CODE_MARK + code + CODE_MARK]
  }
  if (node.type === 'mdxJsxTextElement') return visibleAttributes(node)
  if (node.type === 'mdxJsxFlowElement') return visibleAttributes(node).map((text) => `${text}\n`)
  return []
}

/** SDX-07: runs of new lines become one; a line keeps its indentation. */
function tidy(text: string): string {
  return text.replace(/\n[^\S\f]*\n/g, '\n').replace(/^[^\S\f]+|[^\S\f]+$/g, '')
}
