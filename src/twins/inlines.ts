import type { PhrasingContent } from 'mdast'
import { before, type DomElement, type DomNode, isElement, isNamed, textOf } from './dom.ts'
import { addTo, trimmed } from './tidy.ts'
import type { Writer } from './writer.ts'

const MEDIA = new Set(['audio', 'embed', 'iframe', 'video'])
/** Elements that nobody reads: controls of the page, pictures that only decorate, and what waits for a script. */
const UNREAD = new Set(['button', 'input', 'select', 'script', 'style', 'svg', 'template', 'wbr'])

/** What these elements say in a line of text. */
export function inlinesOf(nodes: readonly DomNode[], writer: Writer): PhrasingContent[] {
  return trimmed(within(nodes, writer))
}

/** The same with the white space at both ends. */
function within(nodes: readonly DomNode[], writer: Writer): PhrasingContent[] {
  const line: PhrasingContent[] = []
  for (const node of nodes) for (const made of inline(node, writer)) addTo(line, made)
  return line
}

function inline(node: DomNode, writer: Writer): PhrasingContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.data }]
  if (!isElement(node) || isUnread(node)) return []
  const made = element(node, writer)
  // Marks stand apart by their style: `string` and `required` are two words.
  const isMark = isNamed(node, 'em', 'i') && isElement(node.prev)
  return isMark ? [{ type: 'text', value: ' ' }, ...made] : made
}

/** Whether an element says nothing to a reader of text. */
export function isUnread({ name, attribs }: DomElement): boolean {
  const isHidden = attribs['hidden'] !== undefined && attribs['hidden'] !== 'until-found'
  return UNREAD.has(name) || isHidden || attribs['aria-hidden'] === 'true'
}

function element(node: DomElement, writer: Writer): PhrasingContent[] {
  const inner = () => within(node.children, writer)
  switch (node.name) {
    case 'a':
      return link(node, writer)
    case 'b':
    case 'strong':
      return wrapped('strong', inner())
    case 'em':
    case 'i':
      return wrapped('emphasis', inner())
    case 'del':
    case 's':
      return wrapped('delete', inner())
    case 'code':
    case 'kbd':
    case 'samp':
      return code(node, writer)
    case 'br':
      return [{ type: 'break' }]
    case 'img':
      return image(node)
    case 'sub':
    case 'sup':
      return raised(node, inner())
    default:
      if (isMedium(node)) return medium(node, writer)
      return node.children.flatMap((child) => inline(child, writer))
  }
}

function wrapped(type: 'strong' | 'emphasis' | 'delete', children: PhrasingContent[]): PhrasingContent[] {
  return children.length === 0 ? [] : [{ type, children }]
}

function code(node: DomElement, writer: Writer): PhrasingContent[] {
  const hasLink = node.children.some((child) => isNamed(child, 'a'))
  if (!hasLink) return inlineCode(textOf(node))
  return node.children.flatMap((child) => {
    if (!isNamed(child, 'a')) return inlineCode(textOf(child))
    const url = writer.link(child.attribs['href'] ?? '')
    return [{ type: 'link', url, children: inlineCode(textOf(child)) }] as PhrasingContent[]
  })
}

function inlineCode(text: string): Extract<PhrasingContent, { type: 'inlineCode' }>[] {
  const value = text.replace(/\s+/g, ' ').trim()
  return value === '' ? [] : [{ type: 'inlineCode', value }]
}

function link(node: DomElement, writer: Writer): PhrasingContent[] {
  const { href, 'data-footnote-ref': reference, 'data-footnote-backref': back } = node.attribs
  if (back !== undefined || isPermalinkOfHeading(node)) return []
  if (reference !== undefined) return [{ type: 'footnoteReference', identifier: textOf(node) }]
  // How a link opens matters only in a browser.
  const read = node.children.filter((child) => !isVisuallyHidden(child))
  if (href === undefined) return read.flatMap((child) => inline(child, writer))
  if (isOwnName(node)) return inlineCode(read.map(textOf).join(''))
  const children = within(read, writer) as Extract<PhrasingContent, { type: 'link' }>['children']
  if (children.length === 0) return []
  return [{ type: 'link', url: writer.link(href), children }]
}

/** The sign beside a heading that links to it. */
function isPermalinkOfHeading(node: DomElement): boolean {
  const heading = before(node)
  return isElement(heading) && /^h[1-6]$/.test(heading.name) && isLinkTo(node, heading)
}

/** The name of a field or value that is a link to itself. */
function isOwnName(node: DomElement): boolean {
  const { parent } = node
  return isLinkTo(node, node) || (isNamed(parent, 'dt', 'th', 'td') && isLinkTo(node, parent))
}

function isLinkTo({ attribs }: DomElement, target: DomElement): boolean {
  const { id } = target.attribs
  return id !== undefined && attribs['href'] === `#${id}`
}

export function isVisuallyHidden(node: DomNode | undefined): node is DomElement {
  return isNamed(node, 'span') && node.attribs['class'] === 'visually-hidden'
}

function image({ attribs: { src, alt = '', title } }: DomElement): PhrasingContent[] {
  return src === undefined ? [] : [{ type: 'image', url: src, alt, ...(title !== undefined && { title }) }]
}

/** Footnotes are raised, but Markdown has a sign for them. */
function raised({ name }: DomElement, children: PhrasingContent[]): PhrasingContent[] {
  if (children.some(({ type }) => type === 'footnoteReference')) return children
  return [{ type: 'html', value: `<${name}>` }, ...children, { type: 'html', value: `</${name}>` }]
}

/** What plays or shows something of its own: in the twin a link. */
export function isMedium({ name }: DomElement): boolean {
  return MEDIA.has(name)
}

function medium(node: DomElement, writer: Writer): PhrasingContent[] {
  const { src, title } = node.attribs
  const source = node.children.find((child) => isNamed(child, 'source'))
  const address = src ?? source?.attribs['src']
  if (address === undefined) return inlinesOf(node.children, writer)
  return [{ type: 'link', url: address, children: [{ type: 'text', value: title ?? address }] }]
}
