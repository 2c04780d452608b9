/** Whether readers see all columns of tables, and can read them. */
import type { Page } from '@playwright/test'

/**
 * Tables that hide a part of a column, or squeeze running text, in the window as it is.
 * @returns one line per finding
 */
export function squeezedTables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Shorter texts are a word or two. */
    const RUNNING_TEXT = 24
    const LEAST_CHARACTERS = 8
    const found: string[] = []
    // What is folded or behind a tab is read, too.
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const panel of document.querySelectorAll('tab-panel')) panel.removeAttribute('hidden')
    const leastWidths = new Map<string, number>()
    // Once for each size of text: what is put into a page has all of it laid out anew.
    const leastWidth = (table: Element) => {
      const { fontSize } = getComputedStyle(table)
      const known = leastWidths.get(fontSize)
      if (known !== undefined) return known
      const ruler = document.createElement('span')
      ruler.textContent = '0'.repeat(LEAST_CHARACTERS)
      ruler.style.fontSize = fontSize
      table.after(ruler)
      const { width } = ruler.getBoundingClientRect()
      ruler.remove()
      leastWidths.set(fontSize, width)
      return width
    }
    for (const table of document.querySelectorAll('article table')) {
      const region = table.parentElement
      const name = region?.ariaLabel ?? table.textContent?.slice(0, 30)
      if (!region || region.getBoundingClientRect().width === 0) {
        found.push(`not drawn: ${name}`)
        continue
      }
      const hidden = region.scrollWidth - region.clientWidth
      if (hidden > 0) found.push(`hides ${hidden} px: ${name}`)
      const [frame, own] = [region.getBoundingClientRect(), table.getBoundingClientRect()]
      if (own.right > frame.right + 1) found.push(`reaches out: ${name}`)
      const least = leastWidth(table)
      for (const cell of table.querySelectorAll('td, th')) {
        if (!cell.checkVisibility() || cell.closest('thead')) continue
        const words = [...cell.childNodes].filter(
          (node) => !(node instanceof Element && node.localName === 'code'),
        )
        const text = words.map((node) => node.textContent).join('')
        if (text.length < RUNNING_TEXT) continue
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
        const width =
          cell.getBoundingClientRect().width -
          Number.parseFloat(paddingInlineStart) -
          Number.parseFloat(paddingInlineEnd)
        if (width < least) found.push(`${Math.round(width)} px for “${text.slice(0, 30)}”: ${name}`)
      }
    }
    return found
  })
}
