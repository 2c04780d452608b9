import { fillGaps } from '../sidebar/large-tree/fill-gaps.ts'

const SECTIONS = 'ul:has(> li > a[data-toc-entry])'

/**
 * Brings a list of links of the current page to the state of the next page's. With the same links only the marks and the section list
 * move, so that scroll position and folders stay as they are; else the content is exchanged.
 */
export function moveMarks(list: Element, next: Element): void {
  fillGaps(list, next)
  moveLanguages(list, next)
  const old = entriesOf(list)
  const entries = entriesOf(next)
  const isSame =
    old.length === entries.length && old.every((entry, index) => keyOf(entry) === keyOf(entries[index]))
  if (!isSame) {
    exchange(list, next)
    return
  }
  for (const sections of list.querySelectorAll(SECTIONS)) sections.remove()
  old.forEach((entry, index) => {
    const twin = entries[index]
    if (twin) moveMark(entry, twin)
  })
}

function moveMark(entry: Element, next: Element): void {
  if (entry instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) {
    const isActive = next.dataset['containsActive'] !== undefined
    const isLeft = !isActive && entry.dataset['containsActive'] !== undefined
    copyAttribute(entry, next, 'data-contains-active')
    if (isActive) entry.open = true
    // SID-28: back to its default.
    else if (isLeft && entry.closest('[data-auto-collapse]')) entry.open = next.open
    return
  }
  copyAttribute(entry, next, 'aria-current')
  const sections = next.parentElement?.querySelector(`:scope > ${SECTIONS}`)
  if (sections) entry.after(sections)
}

/** The entry of the next page stays where it is in the window, when it is there already; else the scroll position stays. */
function exchange(list: Element, next: Element): void {
  const href = next.querySelector('a[aria-current=page]')?.getAttribute('href')
  const scroll = list.querySelector('[data-sidebar-scroll]')?.scrollTop ?? 0
  const place = placeOf(list, href)
  for (const name of ['data-tree', 'data-label-toggle']) copyAttribute(list, next, name)
  list.replaceChildren(...next.children)
  const area = list.querySelector('[data-sidebar-scroll]')
  area?.scrollTo({ top: scroll, behavior: 'instant' })
  const moved = placeOf(list, href)
  if (place !== undefined && moved !== undefined) area?.scrollBy({ top: moved - place, behavior: 'instant' })
}

/** Distance of a link from the top of the window in px; undefined when it is not shown. */
function placeOf(list: Element, href: string | null | undefined): number | undefined {
  const link = [...list.querySelectorAll('a')].find((each) => each.getAttribute('href') === href)
  return link?.checkVisibility() ? link.getBoundingClientRect().top : undefined
}

/** The language switch leads on from the next page. */
function moveLanguages(list: Element, next: Element): void {
  for (const link of list.querySelectorAll('a[hreflang]')) {
    const twin = next.querySelector(`a[hreflang="${link.getAttribute('hreflang')}"]`)
    if (twin) for (const name of ['href', 'data-same-page']) copyAttribute(link, twin, name)
  }
}

/** Links and folders, without the sections of the page being read, what stands for more entries, and the language switch. */
function entriesOf(list: Element): Element[] {
  return [...list.querySelectorAll('a:not([data-toc-entry], [data-cut], [hreflang]), details[data-folder]')]
}

function keyOf(entry: Element | undefined): string {
  return entry?.getAttribute('href') ?? entry?.getAttribute('data-folder') ?? ''
}

function copyAttribute(element: Element, next: Element, name: string): void {
  const value = next.getAttribute(name)
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
