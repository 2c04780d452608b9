/** A walk through a page with the Tab key. */
import type { Page } from '@playwright/test'

export interface TabStop {
  /** What it is, for messages. */
  name: string
  /** The same for stops that style sheets cannot tell apart, but for their place among others. */
  kind: string
  /** Innermost part of the page that it stands in. */
  part: string
  /** Place in the window, in pixels. */
  box: { x: number; y: number; width: number; height: number }
  /** Place in the page as if nothing were scrolled. */
  left: number
  top: number
  /** Whether the text around it is written from right to left. */
  isRightToLeft: boolean
  /** Whether a reader sees it and nothing covers it. */
  isSeen: boolean
}

const MOST_STOPS = 400

/**
 * Presses Tab until the focus leaves the page.
 * @param visit what to do at each stop, while it has the focus
 * @throws Error when the focus never leaves
 */
export async function walk(page: Page, visit?: (stop: TabStop) => Promise<void>): Promise<TabStop[]> {
  const stops: TabStop[] = []
  for (let count = 0; count < MOST_STOPS; count++) {
    await page.keyboard.press('Tab')
    const stop = await currentStop(page)
    if (stop === undefined) return stops
    stops.push(stop)
    await visit?.(stop)
  }
  throw new Error(`The focus is still in the page after ${MOST_STOPS} stops; the last: ${stops.at(-1)?.name}`)
}

function currentStop(page: Page): Promise<TabStop | undefined> {
  return page.evaluate(() => {
    const { activeElement: stop } = document
    if (!stop || stop === document.body || stop === document.documentElement) return undefined
    // The first line of a link that is broken into several.
    const { x, y, width, height } = stop.getClientRects()[0] ?? stop.getBoundingClientRect()
    let [left, top] = [x, y]
    for (let one = stop.parentElement; one; one = one.parentElement) {
      left += one.scrollLeft
      top += one.scrollTop
    }
    const part = stop.closest('article, header, footer, nav, main > *, section, [data-sidebar-scroll]')
    const inset = 3
    const points = [
      [x + width / 2, y + height / 2],
      [x + inset, y + inset],
      [x + width - inset, y + inset],
      [x + inset, y + height - inset],
      [x + width - inset, y + height - inset],
    ] as const
    const hits = points.map(([pointX, pointY]) => document.elementFromPoint(pointX, pointY))
    const isSeen =
      stop.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      hits.some((hit) => hit !== null && (stop.contains(hit) || hit.contains(stop)))
    const chain: string[] = []
    for (let one: Element | null = stop; one && one !== document.body; one = one.parentElement)
      chain.unshift(`${one.localName}.${one.className}${one.hasAttribute('aria-current') ? '!' : ''}`)
    const words = stop.getAttribute('aria-label') ?? stop.textContent?.trim() ?? ''
    return {
      name: `${stop.localName} ${words.slice(0, 40)}`,
      kind: chain.join(' > '),
      part: part ? `${part.localName} ${part.getAttribute('aria-label') ?? part.className}` : '',
      box: { x, y, width, height },
      left,
      top,
      isRightToLeft: getComputedStyle(stop.parentElement ?? stop).direction === 'rtl',
      isSeen,
    }
  })
}
