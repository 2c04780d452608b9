import { pageShown } from '../events/page-shown.ts'
import { applyElements } from '../remembered-state.ts'
import { moveMarks } from './move-marks.ts'
import { dropStyles } from './page-styles.ts'

/** Parts that stay when the next page has them too: lists of links, of which only the marks move (SID-53, C31). */
const KEPT = ['#bar nav', 'nav[data-part]'] as const

/**
 * Puts the next page in the place of the current one, with what the reader has chosen, and does the work of every page that is shown. Elements that
 * are the same on both stay, and so do the parts in `KEPT`.
 */
export function swapPage(next: Document): void {
  swapHead(next.head)
  merge(document.body, document.adoptNode(next.body))
  dropStyles(next)
  applyElements(document)
  pageShown()
}

function swapHead(next: HTMLHeadElement): void {
  document.title = next.querySelector('title')?.textContent ?? ''
  const page =
    'meta[name]:not([name=viewport], [name=theme-color], [name=color-scheme]), meta[property], link[rel=canonical], link[rel=alternate], link[rel=api-catalog]'
  for (const old of document.head.querySelectorAll(page)) old.remove()
  document.head.append(...next.querySelectorAll(page))
}

/** Makes the element equal to `next`; what `next` holds is moved out of it. */
function merge(element: Element, next: Element): void {
  copyAttributes(element, next)
  const unused = new Set(element.children)
  const children = [...next.children].map((child) => {
    const match = [...unused].find((candidate) => isSame(candidate, child))
    if (match) unused.delete(match)
    return { child, match }
  })
  // Gone first: whatever stays must not be moved, which would lose its scroll position.
  for (const old of unused) if (!old.matches(UNTOUCHED)) old.remove()
  let place = element.firstElementChild
  for (const { child, match } of children) {
    if (!match) {
      element.insertBefore(child, place)
      continue
    }
    while (place?.matches(UNTOUCHED) && place !== match) place = place.nextElementSibling
    if (match !== place) element.insertBefore(match, place)
    place = match.nextElementSibling
    if (isKept(match)) moveMarks(match, child)
    else if (!match.isEqualNode(child)) merge(match, child)
  }
}

/** What scripts have added to the page, and the scripts themselves. */
const UNTOUCHED = 'script, [data-live]'

/** Equal elements, the same kept part, or elements around the same kept parts. */
function isSame(old: Element, next: Element): boolean {
  if (old.localName !== next.localName) return false
  const key = keptKey(old)
  return key === '' ? old.isEqualNode(next) : key === keptKey(next)
}

function isKept(element: Element): boolean {
  return KEPT.some((selector) => element.matches(selector))
}

/** Which kept parts an element is or holds; empty for none. */
function keptKey(element: Element): string {
  return KEPT.flatMap((selector) => [
    ...(element.matches(selector) ? [selector, element.className] : []),
    ...(element.querySelector(selector) ? [`has ${selector}`] : []),
  ]).join()
}

function copyAttributes(element: Element, next: Element): void {
  for (const { name } of [...element.attributes]) if (!next.hasAttribute(name)) element.removeAttribute(name)
  for (const { name, value } of next.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}
