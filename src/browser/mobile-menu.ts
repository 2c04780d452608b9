import { MOBILE_BREAKPOINT_PX } from '../config/constants.ts'
import { onClick } from './clicks.ts'
import { inertExcept, keepTabInside } from './focus-area.ts'
import { onPageShown } from './page-shown.ts'
import { centreActiveEntry } from './sidebar.ts'

/** Time the menu needs to be far enough open for its active entry to be centred (SID-54). */
const CENTRE_AFTER_MS = 300

/**
 * The menu of small windows is a popover, which opens, closes and reacts to Escape by itself; here its button tells its state, the
 * focus moves in and back, and the rest of the page is out of reach (SID-55 – SID-57, NAV-18, C35).
 */
export function startMobileMenu(): void {
  let release: (() => void) | undefined
  let leaving = false

  // `toggle` does not bubble, and the elements change on soft navigations.
  document.addEventListener(
    'toggle',
    (event) => {
      const menu = event.target
      if (!(event instanceof ToggleEvent) || !(menu instanceof HTMLElement) || menu !== findMenu()) return
      const open = event.newState === 'open'
      release?.()
      release = undefined
      tellState(open)
      if (open) release = enter(menu)
      else if (!leaving) findButton()?.focus()
      leaving = false
    },
    true,
  )
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && isOpen()) keepTabInside(event, areas())
  })
  onClick('[data-menu] a', leave)
  addEventListener('hashchange', leave)
  matchMedia(`(width >= ${MOBILE_BREAKPOINT_PX}px)`).addEventListener('change', leave)
  onPageShown(() => {
    leave()
    tellState(isOpen())
  })

  /** Closes the menu because the reader goes elsewhere: the focus goes there, too. */
  function leave(): void {
    if (!isOpen()) return
    leaving = true
    findMenu()?.hidePopover()
  }
}

function enter(menu: HTMLElement): () => void {
  const entry = menu.querySelector<HTMLElement>('a[aria-current=page]')
  const links = [...menu.querySelectorAll<HTMLElement>('a')]
  const first = entry?.checkVisibility() ? entry : links.find((link) => link.checkVisibility())
  first?.focus({ preventScroll: true })
  setTimeout(centreActiveEntry, CENTRE_AFTER_MS)
  return inertExcept(areas())
}

/** Its name follows from the style sheet, as the menu opens without script, too. */
function tellState(open: boolean): void {
  findButton()?.setAttribute('aria-expanded', String(open))
}

/** The bar stays in reach: it holds the button that closes the menu. */
function areas(): HTMLElement[] {
  return [findButton()?.closest('header'), findMenu()].filter((area) => area instanceof HTMLElement)
}

function findMenu(): HTMLElement | null {
  return document.getElementById(findButton()?.getAttribute('popovertarget') ?? '')
}

function findButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[popovertarget]')
}

function isOpen(): boolean {
  return findMenu()?.matches(':popover-open') === true
}
