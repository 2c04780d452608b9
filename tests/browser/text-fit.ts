/** Whether texts have the room they need. */
import type { Page } from '@playwright/test'

/** How far the page itself scrolls sideways, in pixels; tables, code and lists scroll inside. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Texts that are cut off, other than by an ellipsis or in an area that scrolls, and pairs of texts that lie on each other.
 * @returns one line per finding
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const UNSEEN = '.visually-hidden, script, style, title, svg, [popover]:not(:popover-open), [hidden]'
    const found = new Set<string>()
    const seen: { text: string; owner: Element; left: number; right: number; top: number; bottom: number }[] =
      []
    const styles = new Map<
      Element,
      Pick<CSSStyleDeclaration, 'position' | 'clipPath' | 'overflowX' | 'textOverflow'>
    >()
    const styleOf = (element: Element) => {
      const known = styles.get(element)
      if (known) return known
      const { position, clipPath, overflowX, textOverflow } = getComputedStyle(element)
      const style = { position, clipPath, overflowX, textOverflow }
      styles.set(element, style)
      return style
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const owner = node.parentElement
      const text = node.textContent?.trim().slice(0, 30) ?? ''
      if (!owner || text === '' || owner.closest(UNSEEN)) continue
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      let [floats, mayBeCut] = [false, false]
      const boxes = [...range.getClientRects()]
      const frames: DOMRect[] = []
      for (let one: Element | null = owner; one && one !== document.body; one = one.parentElement) {
        const { position, clipPath, overflowX, textOverflow } = styleOf(one)
        if (clipPath !== 'none' || /fixed|sticky/.test(position)) floats = true
        if (overflowX === 'visible') continue
        const frame = one.getBoundingClientRect()
        frames.push(frame)
        if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) mayBeCut = true
        if (mayBeCut) continue
        for (const { width, left, right, top, bottom } of boxes) {
          const inside =
            left >= frame.left - 1 &&
            right <= frame.right + 1 &&
            top >= frame.top - 1 &&
            bottom <= frame.bottom + 1
          if (width > 1 && !inside) found.add(`cut: ${text}`)
        }
      }
      // What stays in place while the page scrolls lies over the text on purpose.
      if (floats) continue
      for (const box of boxes) {
        const left = Math.max(box.left, ...frames.map((frame) => frame.left))
        const right = Math.min(box.right, ...frames.map((frame) => frame.right))
        const top = Math.max(box.top, ...frames.map((frame) => frame.top))
        const bottom = Math.min(box.bottom, ...frames.map((frame) => frame.bottom))
        if (right - left > 1 && bottom - top > 1) seen.push({ text, owner, left, right, top, bottom })
      }
    }
    seen.sort((one, other) => one.top - other.top)
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        if (other.top >= one.bottom) break
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const height = Math.min(one.bottom, other.bottom) - other.top
        // Lines of text may touch: their boxes are higher than their letters.
        const least = Math.min(one.bottom - one.top, other.bottom - other.top) * 0.35
        if (one.owner !== other.owner && width > 2 && height > least)
          found.add(`on each other: ${one.text} | ${other.text}`)
      }
    }
    return [...found]
  })
}
