/** Where a hand would click, found in the page. */
export interface Place {
  x: number
  y: number
}

/**
 * The first visible element of `css` with `text` in its text or name: the middle of its first line, scrolled into view only
 * where it is not. Runs in the page.
 * @returns undefined while there is none, or while something else lies above it
 */
export function placeInView(css: string, text: string): Place | undefined {
  const says = (element: Element) =>
    `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`.includes(text)
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0 &&
      says(element),
  )
  if (found === undefined) return undefined
  const middle = () => {
    const { x, y, width, height } = found.getClientRects()[0] ?? found.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isOnTop = ({ x, y }: Place) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (found.contains(top) || top.contains(found))
  }
  if (!isOnTop(middle())) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return isOnTop(middle()) ? middle() : undefined
}
