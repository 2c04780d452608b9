/** Where a hand would click, found in the page. */
export interface Place {
  x: number
  y: number
}

/**
 * The first visible element of `css` with `text` in its text or name that nothing covers: the middle of its first line. Where all are out
 * of view, the first one is scrolled into it. Runs in the page.
 * @returns null while there is none, while it moves, or while the page is loading
 */
export function placeInView(css: string, text: string): Place | null {
  if (document.readyState !== 'complete') return null
  const says = (element: Element) =>
    `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`.includes(text)
  const found = [...document.querySelectorAll(css)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0 &&
      says(element),
  )
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isOnTop = (element: Element) => {
    const { x, y } = middle(element)
    return element.contains(document.elementFromPoint(x, y))
  }
  const moves = (element: Element) =>
    document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' && (effect as KeyframeEffect).target?.contains(element),
      )
  const first = found[0]
  if (first === undefined) return null
  if (!found.some(isOnTop)) first.scrollIntoView({ block: 'center', behavior: 'instant' })
  const chosen = found.find(isOnTop)
  return chosen === undefined || moves(chosen) ? null : middle(chosen)
}
