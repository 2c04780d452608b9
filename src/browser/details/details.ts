import { DETAILS_COLLAPSE_MS } from '../../config/constants.ts'
import { onClick } from '../events/clicks.ts'
import { prefersReducedMotion } from '../reader/reduced-motion.ts'

/**
 * Closing details: the content shrinks while `data-closing` is there and `open` goes 500 ms later (DET-01, R5.07). Opening, and every change
 * of `open` by a script, the browser or a fragment, is left to the browser (DET-03).
 */
export function startDetails(): void {
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
  onClick('[data-details] > summary', ({ parentElement: details }, event) => {
    if (!(details instanceof HTMLDetailsElement)) return
    if (event.defaultPrevented || !details.open || prefersReducedMotion()) return
    event.preventDefault()
    clearTimeout(timers.get(details))
    // A second click while it closes opens it again.
    if (isClosing(details)) {
      openDetails(details)
      return
    }
    details.dataset['closing'] = ''
    timers.set(
      details,
      setTimeout(() => {
        if (isClosing(details)) details.open = false
        delete details.dataset['closing']
      }, DETAILS_COLLAPSE_MS),
    )
  })
}

/** Opens details even while they are closing. */
export function openDetails(details: HTMLDetailsElement): void {
  delete details.dataset['closing']
  details.open = true
}

function isClosing(details: HTMLElement): boolean {
  return details.dataset['closing'] !== undefined
}
