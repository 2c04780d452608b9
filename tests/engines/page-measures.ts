/** What a walk looks at on a page. Lengths in CSS pixels. */
export interface Measures {
  /** By how much the page is wider than its window. */
  sideways: number
  /** Heights of areas that scroll and of overlays, by their place in the document. */
  heights: Record<string, number>
  /** Words in cells of tables that stand on several lines. */
  brokenWords: string[]
}

/** Measures the page as it is, then each of its overlays opened. Runs in the page, and leaves it as it was but for the scroll position. */
export function measurePage(): Measures {
  const root = document.documentElement
  const sideways = root.scrollWidth - root.clientWidth
  const heights: Record<string, number> = {}

  const placeOf = (element: Element): string => {
    const { parentElement, localName } = element
    if (!parentElement) return localName
    return `${placeOf(parentElement)} ${[...parentElement.children].indexOf(element)}${localName}`
  }
  const note = (state: string, within: Element, all: boolean) => {
    for (const element of [within, ...within.querySelectorAll('*:not(svg *, tr *, pre *)')]) {
      const { overflowX, overflowY } = getComputedStyle(element)
      const scrolls = /auto|scroll/.test(overflowX + overflowY)
      if ((scrolls || (all && element === within)) && element.checkVisibility())
        heights[`${state} ${placeOf(element)}`] = element.clientHeight
    }
  }
  note('page', document.body, false)

  /** Those of an open menu, or outside of menus: one that closes may still be seen for a moment. */
  const noteLists = (menu: HTMLElement | null) => {
    for (const details of document.querySelectorAll('details:is([data-dropdown], main nav > details)')) {
      if (!(details instanceof HTMLDetailsElement) || details.open || !details.checkVisibility()) continue
      const list = details.querySelector('ul')
      if (!list || details.closest('[popover]') !== menu) continue
      details.open = true
      note('list', list, true)
      details.open = false
    }
    for (const list of document.querySelectorAll<HTMLElement>('[role=listbox][hidden]')) {
      if (list.closest('[popover]') !== menu) continue
      list.hidden = false
      note('list', list, true)
      list.hidden = true
    }
  }
  noteLists(null)
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    const button = document.querySelector(`[popovertarget="${menu.id}"]`)
    if (!button?.checkVisibility()) continue
    menu.showPopover()
    note('menu', menu, true)
    noteLists(menu)
    menu.hidePopover()
  }

  const brokenWords: string[] = []
  for (const cell of document.querySelectorAll('td, th')) {
    // Rows that are stacked, and columns whose widths do not follow from their words.
    const { tableLayout } = getComputedStyle(cell.closest('table') ?? cell)
    const mayBreak = getComputedStyle(cell).display !== 'table-cell' || tableLayout === 'fixed'
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement
      if (!around?.checkVisibility()) continue
      if (mayBreak && getComputedStyle(around).overflowWrap === 'anywhere') continue
      for (const { 0: word, index } of text.nodeValue?.matchAll(/[\p{L}\p{N}]{2,}/gu) ?? []) {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        // WebKit also names the place before the break.
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(boxes.map(({ top }) => Math.round(top)))
        if (lines.size > 1) brokenWords.push(word)
      }
    }
  }
  return { sideways, heights, brokenWords }
}
