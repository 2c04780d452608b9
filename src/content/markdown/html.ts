import { Parser } from 'htmlparser2'
import type { Html, Root, RootContent, Text } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Node, Parent, Position } from 'unist'
import { visit } from 'unist-util-visit'
import { isBooleanAttribute, isInlineElement } from '../../config/html-names.ts'
import { positionAt } from '../text-position.ts'
import { type PageNotes, problemAt } from './page-notes.ts'

/**
 * Turns HTML in a Markdown page into the nodes that MDX makes of the same tags, so that headings, links, pictures and search treat both alike. As
 * elsewhere, Markdown between two tags belongs to the element when all stand in one block.
 */
export function html(notes: PageNotes) {
  return (tree: Root) => {
    join(tree, notes)
    visit(tree, 'text', (node) => reportParts(node, notes))
  }
}

function join(parent: Parent, notes: PageNotes): void {
  for (const child of parent.children) if ('children' in child) join(child as Parent, notes)
  if (parent.children.some(({ type }) => type === 'html'))
    parent.children = new Joining(parent, notes).children as RootContent[]
}

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** Puts tags and what stands between them together. */
class Joining {
  readonly children: Node[] = []
  readonly #open: Parent[] = [{ type: 'top', children: this.children }]
  readonly #notes: PageNotes
  readonly #isLine: boolean
  #html: Html | undefined
  /** Length of all tags that the parser has been given before. */
  #before = 0
  #closed = 0

  constructor({ type, children }: Parent, notes: PageNotes) {
    this.#notes = notes
    this.#isLine = ['paragraph', 'heading', 'tableCell'].includes(type)
    const parser: Parser = new Parser({
      onopentag: (name, attributes) => this.#begin(name, attributes, parser.startIndex),
      onclosetag: () => {
        this.#closed++
        this.#open.pop()
      },
      ontext: (value) => this.#add({ type: 'text', value } as Node),
    })
    for (const child of children) {
      if (child.type === 'html') this.#read(child as Html, parser)
      else this.#add(child)
    }
    parser.end()
  }

  #read(node: Html, parser: Parser): void {
    const closed = this.#closed
    this.#html = node
    parser.write(node.value)
    this.#before += node.value.length
    const isClosing = /^<\/[a-z][^>]*>\s*$/i.test(node.value)
    if (!isClosing || this.#closed > closed) return
    const message = 'This tag closes nothing: its element began in another block, and ended there'
    this.#notes.warnings.push(problemAt(this.#notes, node, { message, received: node.value }))
  }

  #add(node: Node): void {
    this.#open.at(-1)?.children.push(node)
  }

  #begin(name: string, attributes: Record<string, string>, startIndex: number): void {
    const node = this.#html
    const offset = startIndex - this.#before
    const [, written = name] = /^<([^\s/>]+)/.exec(node?.value.slice(offset) ?? '') ?? []
    const position = node?.position && placeIn(node.position, node.value, offset)
    const element: Element = {
      type: this.#isLine || isInlineElement(name) ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
      name,
      attributes: Object.entries(attributes).map(attributeOf),
      children: [],
      ...(position && { position }),
    }
    if (/^[A-Z]/.test(written) && /[a-z.]/.test(written)) this.#reportBlock(element, written)
    this.#add(element)
    this.#open.push(element)
  }

  #reportBlock(element: Element, written: string): void {
    element.name = 'div'
    element.attributes = []
    reportBlock(element, written, this.#notes)
  }
}

function reportBlock(node: Node, written: string, notes: PageNotes): void {
  const message = 'Blocks work in .mdx pages only'
  const expected = `the page renamed to ${notes.file.replace(/^.*\//, '')}x`
  notes.problems.push(problemAt(notes, node, { message, expected, received: `<${written}>` }))
}

/** For Markdown, a name with a dot is no name of a tag. */
function reportParts(node: Text, notes: PageNotes): void {
  const { position, value } = node
  for (const match of value.matchAll(/<([A-Z]\w*\.\w+)/g)) {
    const place = position && placeIn(position, value, match.index)
    reportBlock({ type: 'text', ...(place && { position: place }) }, match[1] ?? '', notes)
  }
}

/** Attributes that React knows under another name; the others may be written as in HTML. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  datetime: 'dateTime',
  for: 'htmlFor',
  readonly: 'readOnly',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
}

function attributeOf([name, value]: [string, string]): MdxJsxAttribute {
  const isSwitch = value === '' && isBooleanAttribute(name)
  return {
    type: 'mdxJsxAttribute',
    name: REACT_NAMES[name] ?? name,
    value: isSwitch ? null : value,
  }
}

/** The place of a character of a node's text; in a list or a quotation, where lines are indented, the column is that of the text. */
function placeIn({ start }: Position, text: string, offset: number): Position {
  const { line, column } = positionAt(text, offset)
  const point = { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column }
  return { start: point, end: point }
}
