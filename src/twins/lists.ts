import type { ListItem, PhrasingContent } from 'mdast'
import { type DomElement, elementsOf, find, isNamed } from './dom.ts'
import { type Block, type Form, label, type Writer } from './writer.ts'

/** Lists, with tasks and file trees. */
export const listForm: Form = (element, writer) => {
  const children = elementsOf(element.children).map((child) => item(child, writer))
  const ordered = element.name === 'ol'
  const start = Number(element.attribs['start'] ?? 1)
  return [{ type: 'list', ordered, spread: false, ...(ordered && { start }), children }]
}

function item(element: DomElement, writer: Writer): ListItem {
  const box = element.children.find((child) => isNamed(child, 'input'))
  return {
    type: 'listItem',
    spread: false,
    ...(box?.attribs['type'] === 'checkbox' && { checked: 'checked' in box.attribs }),
    children: writer.blocks(element.children) as ListItem['children'],
  }
}

/** Terms and what is said of them, such as the fields of a schema: an entry for each, with the fields of a field in its own list. */
export const termsForm: Form = (element, writer) => {
  const entries: ListItem[] = []
  for (const part of elementsOf(element.children).flatMap(ungrouped)) {
    const last = entries.at(-1)
    if (part.name === 'dt') entries.push({ type: 'listItem', spread: false, children: term(part, writer) })
    else if (last) last.children.push(...(said(last, writer.blocks(part.children)) as ListItem['children']))
  }
  return [{ type: 'list', ordered: false, spread: false, children: entries }]
}

/** Terms may be grouped in a `div`. */
function ungrouped(element: DomElement): DomElement[] {
  return element.name === 'div' ? elementsOf(element.children).flatMap(ungrouped) : [element]
}

function term(part: DomElement, writer: Writer): ListItem['children'] {
  return [{ type: 'paragraph', children: writer.inlines(part.children) }]
}

/** The first words stand in the line of the term. */
function said(entry: ListItem, blocks: Block[]): Block[] {
  const [first, ...rest] = blocks
  const line = entry.children.at(-1)
  if (first?.type !== 'paragraph' || line?.type !== 'paragraph' || entry.children.length > 1) return blocks
  line.children.push({ type: 'text', value: ': ' }, ...first.children)
  return rest
}

/** What can be folded: its summary, then the rest. In a list and in what is said of a term the summary is a line like any other. */
export const detailsForm: Form = (element, writer) => {
  const summary = find(element.children, ({ name }) => name === 'summary')
  const words = summary ? writer.inlines(summary.children) : []
  const rest = writer.blocks(element.children.filter((child) => child !== summary))
  return [...(isInList(element) ? line(words) : label(words)), ...rest]
}

function isInList({ parent }: DomElement): boolean {
  return isNamed(parent, 'li', 'dd')
}

function line(children: PhrasingContent[]): Block[] {
  return children.length === 0 ? [] : [{ type: 'paragraph', children }]
}

/** Footnotes, after the heading of their section. */
export const footnotesForm: Form = (element, writer) => {
  const list = find(element.children, ({ name }) => name === 'ol')
  const notes = elementsOf(list?.children ?? []).map(
    ({ children }, index): Block => ({
      type: 'footnoteDefinition',
      identifier: String(index + 1),
      children: writer.blocks(children) as ListItem['children'],
    }),
  )
  return [...writer.blocks(element.children.filter((child) => child !== list)), ...notes]
}
