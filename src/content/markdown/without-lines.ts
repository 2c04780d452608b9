import type { Element, ElementContent } from 'hast'

/**
 * Coloured code without an element for each line, and with one for neighbours of one colour: half as many elements for code that has a page's worth of
 * them and marks no line.
 * @param children of the `code`; returned unchanged when a line is marked
 */
export function withoutLines(children: readonly ElementContent[]): ElementContent[] {
  const isPlain = (child: ElementContent) => child.type === 'text' || classOf(child) === 'line'
  if (!children.every(isPlain)) return [...children]
  const parts = children.flatMap((child) => (child.type === 'element' ? child.children : [child]))
  return parts.reduce<ElementContent[]>(joined, [])
}

/** Blanks have no colour, so they may stand in either of the neighbours. */
function joined(before: ElementContent[], next: ElementContent): ElementContent[] {
  const blank = before.at(-1)
  const isBlank = blank?.type === 'text' && blank.value.trim() === ''
  const last = isBlank ? before.at(-2) : blank
  if (!isToken(last) || !isToken(next) || classOf(last) !== classOf(next)) return [...before, next]
  const children = [...last.children, ...(isBlank ? [blank] : []), ...next.children]
  return [...before.slice(0, isBlank ? -2 : -1), { ...last, children }]
}

function isToken(child: ElementContent | undefined): child is Element {
  return child?.type === 'element' && child.tagName === 'span'
}

function classOf(child: ElementContent): string | undefined {
  return child.type === 'element' ? [child.properties['class'] ?? []].flat().join(' ') : undefined
}
