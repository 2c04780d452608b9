import { isInlineElement } from '../config/html-names.ts'
import { codeForm, samplesForm, tabsForm } from './code.ts'
import { type DomElement, type DomNode, isElement, isNamed } from './dom.ts'
import { inlinesOf, isMedium, isUnread, isVisuallyHidden } from './inlines.ts'
import { detailsForm, footnotesForm, listForm, termsForm } from './lists.ts'
import { tableForm } from './tables.ts'
import { type Block, type Form, label, type Writer } from './writer.ts'

const BY_MARK: readonly [attribute: string, form: Form][] = [
  ['data-code', codeForm],
  ['data-samples', samplesForm],
  ['data-tabs', tabsForm],
  ['data-footnotes', footnotesForm],
]
const BY_NAME = new Map<string, Form>([
  ['pre', codeForm],
  ['table', tableForm],
  ['ul', listForm],
  ['ol', listForm],
  ['dl', termsForm],
  ['details', detailsForm],
  ['hr', () => [{ type: 'thematicBreak' }]],
  ['blockquote', ({ children }, writer) => [{ type: 'blockquote', children: writer.blocks(children) }]],
  // A drawing that says in words what it shows; no other gets here.
  ['svg', ({ attribs }) => emphasised(attribs['aria-label'] ?? '')],
  // A field that filters is of no use without its script.
  ['p', ({ children }) => (children.some((child) => isNamed(child, 'label')) ? [] : undefined)],
  ...([1, 2, 3, 4, 5, 6] as const).map((depth): [string, Form] => [
    `h${depth}`,
    ({ children }, writer) => [{ type: 'heading', depth, children: writer.inlines(children) }],
  ]),
])

/** What these elements say, as blocks; text between them becomes paragraphs. */
export function blocksOf(nodes: readonly DomNode[], writer: Writer): Block[] {
  const blocks: Block[] = []
  let line: DomNode[] = []
  const endLine = () => {
    const children = writer.inlines(line)
    if (children.length > 0) blocks.push({ type: 'paragraph', children })
    line = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node)
      continue
    }
    endLine()
    if (!isUnread(node) || isDiagram(node)) blocks.push(...block(node, writer))
  }
  endLine()
  return blocks
}

function isBlock(node: DomNode): node is DomElement {
  return isElement(node) && (!(isInlineElement(node.name) || isMedium(node)) || isDiagram(node))
}

/** A drawing that says in words what it shows; the lists and tables beside it say the rest. */
function isDiagram({ name, attribs }: DomElement): boolean {
  return name === 'svg' && attribs['role'] === 'img' && attribs['aria-label'] !== undefined
}

function block(element: DomElement, writer: Writer): Block[] {
  return formOf(element)?.(element, writer) ?? writer.blocks(element.children)
}

function formOf({ name, attribs }: DomElement): Form | undefined {
  if (attribs['role'] === 'note') return note
  const marked = BY_MARK.find(([attribute]) => attribute in attribs)
  return marked ? marked[1] : BY_NAME.get(name)
}

function emphasised(value: string): Block[] {
  const children = [{ type: 'text' as const, value }]
  return [{ type: 'paragraph', children: [{ type: 'emphasis', children }] }]
}

/** A callout: its kind, which a reader of the page sees by its icon, stands in front of its title or text. */
function note(element: DomElement, writer: Writer): Block[] {
  return [{ type: 'blockquote', children: noted(element, writer) }]
}

function noted(element: DomElement, writer: Writer): Block[] {
  const box = element.children.find((child) => isNamed(child, 'div'))
  const [first, ...rest] = (box ?? element).children
  if (isNamed(first, 'p') && isVisuallyHidden(first.children[0]))
    return [...label(writer.inlines(first.children)), ...writer.blocks(rest)]
  if (!isVisuallyHidden(first)) return writer.blocks((box ?? element).children)
  const kind = { type: 'strong' as const, children: writer.inlines([first]) }
  const [start, ...more] = writer.blocks(rest)
  if (start?.type !== 'paragraph')
    return [{ type: 'paragraph', children: [kind] }, ...(start ? [start] : []), ...more]
  const words = [kind, { type: 'text' as const, value: ' ' }, ...start.children]
  return [{ ...start, children: words }, ...more]
}

/** Text between blocks, in the order of the page. */
export function writerOf(link: Writer['link']): Writer {
  const writer: Writer = {
    blocks: (nodes) => blocksOf(nodes, writer),
    inlines: (nodes) => inlinesOf(nodes, writer),
    link,
  }
  return writer
}
