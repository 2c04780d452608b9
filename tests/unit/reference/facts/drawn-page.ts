import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** Elements inside a line; all others stand in lines of their own. */
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'span', 'strong', 'wbr'])

/** What a drawn page says, as a whole and at each permalink. */
export class DrawnPage {
  private readonly text: string
  private readonly places = new Map<string, string>()

  constructor(html: string) {
    const { children } = parseDocument(html)
    for (const element of DomUtils.findAll(({ attribs }) => attribs['id'] !== undefined, children)) {
      // A kind of value of a parameter stands in what is said about the parameter.
      const about = element.name === 'dt' ? DomUtils.nextElementSibling(element) : null
      this.places.set(element.attribs['id'] ?? '', textOf([element, ...(about ? [about] : [])]))
    }
    this.text = textOf(children)
  }

  /** Whether a text stands, as words of its own, at a permalink, or anywhere when there is none. */
  shows(text: string, id?: string): boolean {
    const place = id === undefined ? this.text : (this.places.get(id) ?? '')
    for (let at = place.indexOf(text); at >= 0; at = place.indexOf(text, at + 1)) {
      if (!isWord(place[at - 1]) && !isWord(place[at + text.length])) return true
    }
    return false
  }
}

function textOf(nodes: readonly Node[]): string {
  const parts: string[] = []
  const collect = (node: Node) => {
    if (node.type === 'text') parts.push(node.data)
    if (!('children' in node)) return
    const border = 'name' in node && INLINE.has(node.name) ? '' : '\n'
    parts.push(border)
    for (const child of node.children as Node[]) collect(child)
    parts.push(border)
  }
  nodes.forEach(collect)
  return parts.join('').replace(/\n+/g, '\n')
}

function isWord(character = ' '): boolean {
  return /[\w/{}]/.test(character)
}
