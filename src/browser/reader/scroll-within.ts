import { prefersReducedMotion } from './reduced-motion.ts'

/** How the page scrolls by itself: at once for readers who asked for less motion (TOC-10, TOP-03). */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}

/** Scrolls `area`, and nothing around it, so that `element` inside is in its middle. */
export function centreIn(area: Element, element: Element, behavior: ScrollBehavior): void {
  const box = element.getBoundingClientRect()
  const frame = area.getBoundingClientRect()
  area.scrollTo({ top: area.scrollTop + box.top - frame.top - (frame.height - box.height) / 2, behavior })
}
