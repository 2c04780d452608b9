import { parseDocument } from 'htmlparser2'

export type DomNode = ReturnType<typeof parseDocument>['children'][number]
export type DomElement = Extract<DomNode, { attribs: unknown }>

/** Reads a whole HTML document. */
export function parse(html: string): DomNode[] {
  return parseDocument(html).children
}

export function isElement(node: DomNode | null | undefined): node is DomElement {
  return node?.type === 'tag' || node?.type === 'script' || node?.type === 'style'
}

export function isNamed(node: DomNode | null | undefined, ...names: string[]): node is DomElement {
  return isElement(node) && names.includes(node.name)
}

export function elementsOf(nodes: readonly DomNode[]): DomElement[] {
  return nodes.filter(isElement)
}

/** The first element below these nodes that is meant, in the order of the document. */
export function find(
  nodes: readonly DomNode[],
  isMeant: (element: DomElement) => boolean,
): DomElement | undefined {
  for (const node of elementsOf(nodes)) {
    const found = isMeant(node) ? node : find(node.children, isMeant)
    if (found) return found
  }
  return undefined
}

/** Every element below these nodes that is meant; not looked for inside one that is. */
export function findAll(nodes: readonly DomNode[], isMeant: (element: DomElement) => boolean): DomElement[] {
  return elementsOf(nodes).flatMap((node) => (isMeant(node) ? [node] : findAll(node.children, isMeant)))
}

/** All text, as it is written. */
export function textOf(node: DomNode): string {
  if (node.type === 'text') return node.data
  return isElement(node) ? node.children.map(textOf).join('') : ''
}

/** The node before, blank text passed over. */
export function before(node: DomNode): DomNode | null {
  const { prev } = node
  return prev?.type === 'text' && prev.data.trim() === '' ? before(prev) : prev
}
