/** An element of XML with what is in it. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** Its own text, without that of its children. */
  text: string
}

/** A comment, a section of text, an instruction, a declaration, a tag, or text. */
const PIECE =
  /<!--[\s\S]*?-->|<!\[CDATA\[(?<raw>[\s\S]*?)\]\]>|<[?!][^>]*>|<(?<end>\/)?(?<name>[^\s/>"'=<]+)(?<given>(?:\s+[^\s=>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<closed>\/)?>|(?<text>[^<]+)/y

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** The only element at the top of a text; undefined for a text that is no XML. */
export function readXmlElement(text: string): XmlElement | undefined {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  PIECE.lastIndex = 0
  while (PIECE.lastIndex < text.length) {
    const found = PIECE.exec(text)?.groups
    const inside = open.at(-1)
    if (!found || !inside) return undefined
    const { raw, end, name, given = '', closed, text: words } = found
    if (name === undefined) inside.text += raw ?? entitiesRead(words ?? '')
    else if (end !== undefined) {
      if (open.pop()?.name !== name) return undefined
    } else {
      const element = { name, attributes: attributesOf(given), children: [], text: '' }
      inside.children.push(element)
      if (closed === undefined) open.push(element)
    }
  }
  const isWhole = open.length === 1 && top.children.length === 1 && top.text.trim() === ''
  return isWhole ? top.children[0] : undefined
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
  return Object.fromEntries(
    pairs.map(([, name = '', one, other]) => [name, entitiesRead(one ?? other ?? '')]),
  )
}

function entitiesRead(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, digits?: string, name = '') => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      if (digits !== undefined) return String.fromCodePoint(Number(digits))
      return ENTITIES.get(name) ?? whole
    },
  )
}
