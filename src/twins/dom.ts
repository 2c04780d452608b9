/** What is read of a drawn page; comments and the document type are not. */
export type DomNode = DomText | DomElement

interface Placed {
  parent: DomElement | undefined
  /** The node before, in the same element. */
  prev: DomNode | undefined
}

export interface DomText extends Placed {
  type: 'text'
  data: string
}

export interface DomElement extends Placed {
  type: 'element'
  name: string
  attribs: Record<string, string>
  children: DomNode[]
}

export function isElement(node: DomNode | undefined): node is DomElement {
  return node?.type === 'element'
}

export function isNamed(node: DomNode | undefined, ...names: string[]): node is DomElement {
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
  for (const node of nodes) {
    const found = isElement(node) ? (isMeant(node) ? node : find(node.children, isMeant)) : undefined
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
  if (!isElement(node)) return node.data
  let text = ''
  for (const child of node.children) text += textOf(child)
  return text
}

/** The node before, blank text passed over. */
export function before({ prev }: DomNode): DomNode | undefined {
  return prev?.type === 'text' && prev.data.trim() === '' ? before(prev) : prev
}
