/** What eyes find in a page. Each runs there, so each stands alone. */

/** Texts of the visible elements of `css`. */
export function texts(css: string): string[] {
  return [...document.querySelectorAll(css)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => each.textContent.trim())
}

/** Whether an element of `css` that says `text` can be seen, and not only after scrolling. */
export function inView(css: string, text = ''): boolean {
  return [...document.querySelectorAll(css)].some((each) => {
    const { top, bottom, width } = each.getBoundingClientRect()
    return (
      each.textContent.includes(text) &&
      each.checkVisibility({ visibilityProperty: true }) &&
      width > 0 &&
      bottom > 0 &&
      top < innerHeight
    )
  })
}

/** Text or name of what has the focus; empty when nothing has. */
export function focused(): string {
  const element = document.activeElement
  if (element === null || element === document.body) return ''
  return element.getAttribute('aria-label') ?? element.textContent.trim()
}

/** An attribute of the first element of `css`. */
export function attribute(css: string, name: string): string | null | undefined {
  return document.querySelector(css)?.getAttribute(name)
}

/** Heading of the page in the window, and how far it is scrolled. */
export function place(): [string | undefined, number] {
  return [document.querySelector('h1')?.textContent, Math.round(scrollY)]
}
