import { onClick } from '../events/clicks.ts'
import { onPageShown } from '../events/page-shown.ts'
import { fragmentTarget } from '../fragments/fragment.ts'
import { centreIn, scrollBehavior } from '../reader/scroll-within.ts'
import { activeHeading } from './active-heading.ts'

/** A list of links to headings of this page: the table of contents, or the sections under the sidebar's active entry. */
interface TocList {
  links: HTMLAnchorElement[]
  headings: HTMLElement[]
}

/** `Node.DOCUMENT_POSITION_FOLLOWING`, which is long. */
const FOLLOWS = 4

let lists: TocList[] = []
/** Where the reader went: its heading is marked until the next scroll of the reader's own (TOC-09). */
let pinned: HTMLElement | null = null
let settling: ReturnType<typeof setTimeout> | undefined

/** Marks the heading being read, computed from positions at every frame that scrolls (TOC-06 – TOC-10). */
export function startToc(): void {
  let scheduled = false
  const schedule = () => {
    if (scheduled) return
    scheduled = true
    requestAnimationFrame(() => {
      scheduled = false
      mark()
    })
  }
  const unpin = () => {
    pinned = null
    schedule()
  }
  addEventListener('scroll', () => (settling === undefined ? unpin() : settle()), { passive: true })
  addEventListener('wheel', unpin, { passive: true })
  addEventListener('touchmove', unpin, { passive: true })
  addEventListener('resize', schedule)
  addEventListener('hashchange', pinFragment)
  // After the browser's own jump.
  onClick('a[href*="#"]', () => setTimeout(pinFragment))
  onPageShown(() => {
    readLists()
    pinFragment()
  })

  function pinFragment(): void {
    pinned = fragmentTarget(location.hash)
    settle()
    schedule()
  }

  /** A jump may take several scroll events; what comes 150 ms after the last one is the reader's. */
  function settle(): void {
    clearTimeout(settling)
    settling = setTimeout(() => {
      settling = undefined
    }, 150)
    schedule()
  }
}

function readLists(): void {
  const byList = new Map<Element | null, HTMLAnchorElement[]>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-toc-entry]')) {
    const list = link.closest('nav')
    byList.set(list, [...(byList.get(list) ?? []), link])
  }
  lists = [...byList.values()].map((links) => {
    const pairs = links.flatMap((link) => {
      const heading = fragmentTarget(link.hash)
      return heading ? [{ link, heading }] : []
    })
    return { links: pairs.map(({ link }) => link), headings: pairs.map(({ heading }) => heading) }
  })
}

function mark(): void {
  const { clientHeight, scrollHeight } = document.documentElement
  const atEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1
  // Every position is read before any mark is written.
  const active = lists.map(({ headings }) => {
    const pin = headings.findLastIndex((heading) => heading === pinned || isAbove(heading, pinned))
    if (pin >= 0) return pin
    const tops = headings.map((heading) =>
      // Headings of unselected tabs and closed details are nowhere.
      heading.checkVisibility() ? heading.getBoundingClientRect().top : undefined,
    )
    return activeHeading(tops, clientHeight, atEnd)
  })
  lists.forEach(({ links }, list) => {
    for (const [index, link] of links.entries()) setCurrent(link, index === active[list])
  })
}

/** The target of an address may be a field, far below the heading of its operation. */
function isAbove(heading: HTMLElement, target: HTMLElement | null): boolean {
  return !!target && heading.checkVisibility() && !!(heading.compareDocumentPosition(target) & FOLLOWS)
}

function setCurrent(link: HTMLAnchorElement, current: boolean): void {
  if (current === (link.ariaCurrent === 'location')) return
  if (!current) {
    link.removeAttribute('aria-current')
    return
  }
  link.setAttribute('aria-current', 'location')
  scrollToMiddle(link)
}

/** Moves the column, never the page (TOC-10); a link that is not shown has no place in it (SID-53). */
function scrollToMiddle(link: HTMLElement): void {
  if (!link.checkVisibility()) return
  let column = link.parentElement
  while (column && !['auto', 'scroll'].includes(getComputedStyle(column).overflowY))
    column = column.parentElement
  if (!column) return
  // A reader who walks through links by keyboard must not lose the one in focus (WCAG 2.4.11): neither here nor by a movement that is still
  // under way when the focus comes here.
  const focused = document.querySelector(':focus-visible')
  if (!column.contains(focused)) centreIn(column, link, focused ? 'instant' : scrollBehavior())
}
