/**
 * The menu of small windows is a popover, which opens, closes and reacts to Escape by itself. Loaded by `import()` (start.ts), this tells
 * the button's state, moves the focus in and back, and takes the rest of the page out of reach (SID-55 – SID-57, NAV-18, C35).
 */
import { MOBILE_BREAKPOINT_PX } from '../../config/constants.ts'
import { onClick } from '../events/clicks.ts'
import { onPageShown } from '../events/page-shown.ts'
import { centreActiveEntry } from '../sidebar/sidebar.ts'
import { inertExcept, keepTabInside } from './focus-area.ts'

/** Time the menu needs to be far enough open for its active entry to be centred (SID-54). */
const CENTRE_AFTER_MS = 300

let release: (() => void) | undefined
let leaving = false

// `toggle` does not bubble, and the elements change on soft navigations.
document.addEventListener(
  'toggle',
  ({ target }) => target !== null && target === findMenu() && follow(),
  true,
)
document.addEventListener('keydown', (event) => {
  if (event.key === 'Tab' && isOpen()) keepTabInside(event, areas())
})
onClick('[data-menu] a', leave)
addEventListener('hashchange', leave)
const wide: Partial<MediaQueryList> = window.matchMedia?.(`(width >= ${MOBILE_BREAKPOINT_PX / 16}rem)`) ?? {}
wide.addEventListener?.('change', leave)

// It may be open already when this arrives.
if (isOpen()) follow()
let isFirstPage = true
onPageShown(() => {
  if (!isFirstPage) leave()
  isFirstPage = false
})

function follow(): void {
  const open = isOpen()
  release?.()
  release = undefined
  // Its name follows from the style sheet, as the menu opens without script, too.
  findButton()?.setAttribute('aria-expanded', String(open))
  if (open) release = enter()
  else if (!leaving) findButton()?.focus()
  leaving = false
}

/** Closes the menu because the reader goes elsewhere: the focus goes there, too. */
function leave(): void {
  if (!isOpen()) return
  leaving = true
  findMenu()?.hidePopover?.()
}

function enter(): () => void {
  const menu = findMenu()
  const links = [...(menu?.querySelectorAll<HTMLElement>('a') ?? [])].filter((link) => link.checkVisibility())
  const first = links.find((link) => link.ariaCurrent === 'page') ?? links[0]
  // A shortcut has put it into the search.
  if (!menu?.contains(document.activeElement)) first?.focus({ preventScroll: true })
  setTimeout(centreActiveEntry, CENTRE_AFTER_MS)
  return inertExcept(areas())
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
  try {
    return findMenu()?.matches(':popover-open') === true
  } catch {
    // An older browser does not know the state: its menu is no popover and never closed.
    return false
  }
}
