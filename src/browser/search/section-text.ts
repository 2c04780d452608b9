/** What ends the text of a section: the search counts sections by these (docs/search.md). */
const NEXT_SECTION = ':is(h2, h3, h4, h5, h6)[id]'

/** The text of a section of the page as readers see it, without white space, which the search data sets otherwise. */
export interface SectionText {
  text: string
  /** @param start in `text`; `end` is not included */
  range(start: number, end: number): Range
}

interface Piece {
  node: Text
  /** Where it begins in the text. */
  start: number
}

/**
 * Reads the section that a fragment means: of a heading all up to the next one, of a term in a list its definition too.
 * @param target undefined for the top of the page
 */
export function readSection(target: Element | undefined): SectionText {
  const pieces: Piece[] = []
  let text = ''
  for (const node of textNodes(target)) {
    pieces.push({ node, start: text.length })
    text += withoutSpace(node.data)
  }
  const place = (at: number): [Text, number] => {
    const { node, start } = pieces.findLast((piece) => piece.start <= at) ?? { node: new Text(), start: 0 }
    let left = at - start
    let offset = 0
    while (left > 0 || isSpace(node.data[offset])) if (!isSpace(node.data[offset++])) left -= 1
    return [node, offset]
  }
  return {
    text,
    range(start, end) {
      const range = new Range()
      range.setStart(...place(start))
      const [node, offset] = place(end - 1)
      range.setEnd(node, offset + 1)
      return range
    },
  }
}

/** The form in which texts of the page and of the search are compared. */
export function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '')
}

function isSpace(letter: string | undefined): boolean {
  return letter !== undefined && /\s/.test(letter)
}

function* textNodes(target: Element | undefined): Generator<Text> {
  const article = document.querySelector('article')
  if (!article) return
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  if (target) walker.currentNode = target
  const definition = target?.matches('dt') ? target.nextElementSibling : undefined
  const isHeading = !target || target.matches('h1, h2, h3, h4, h5, h6')
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && isHeading && node.matches(NEXT_SECTION)) return
    if (!isHeading && !target.contains(node) && !definition?.contains(node)) return
    if (node instanceof Text && !node.parentElement?.closest('script, style')) yield node
  }
}
