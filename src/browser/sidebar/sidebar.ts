import { onClick } from '../events/clicks.ts'
import { onPageShown } from '../events/page-shown.ts'
import { centreIn } from '../reader/scroll-within.ts'
import { rememberFolder } from './folder-memory.ts'

/** Folders of the sidebar: remembered for the session, told to assistive technology (SID-20 – SID-32, R5.02). */
export function startSidebar(): void {
  onClick('[data-folder] > summary', rememberClick)
  onClick('[data-sidebar-scroll] a[aria-current=page]', toggleOwnFolder)
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => target instanceof HTMLDetailsElement && tellState(target),
    true,
  )
  let first = true
  onPageShown(() => {
    for (const folder of folders()) {
      tellState(folder)
      // What was opened because the reader was there stays open afterwards (SID-27), or falls back to its default (SID-28).
      if (isActive(folder)) rememberFolder(routeOf(folder), collapsesOnLeaving(folder) ? undefined : true)
    }
    if (first) centreActiveEntry()
    first = false
  })
}

/** Moves the sidebar, not the page, so that the entry of this page is in its middle (SID-52). */
export function centreActiveEntry(): void {
  for (const area of document.querySelectorAll<HTMLElement>('[data-sidebar-scroll]')) {
    const entry = area.querySelector<HTMLElement>('a[aria-current=page]')
    if (entry?.checkVisibility()) centreIn(area, entry, 'instant')
  }
}

/** A click on the link of a folder whose page is being read (SID-25); with a modifier key it opens a window as ever. */
function toggleOwnFolder(link: HTMLElement, event: MouseEvent): void {
  const button = link.parentElement?.querySelector<HTMLElement>(':scope > details > summary')
  if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  button.click()
}

function rememberClick(button: HTMLElement, event: MouseEvent): void {
  const folder = button.parentElement
  if (!(folder instanceof HTMLDetailsElement)) return
  if (button.ariaDisabled) {
    event.preventDefault()
    return
  }
  // The browser toggles it after this event.
  const open = !folder.open
  if (!(isActive(folder) && collapsesOnLeaving(folder))) rememberFolder(routeOf(folder), open)
  // The menu of small windows may hold the same folder.
  for (const twin of folders()) if (twin !== folder && routeOf(twin) === routeOf(folder)) twin.open = open
}

/** Ids of lists stay unique when folders come later. */
let lists = 0

/** Tells assistive technology what a folder's button opens, and whether it is open (SID-32). */
export function tellState(folder: HTMLDetailsElement): void {
  if (folder.dataset['folder'] === undefined) return
  const [summary, list] = folder.children
  if (!summary || !list) return
  if (!list.id) {
    lists += 1
    list.id = `folder-${lists}`
  }
  summary.setAttribute('aria-controls', list.id)
  summary.setAttribute('aria-expanded', String(folder.open))
  // SID-23: the page of this folder is read, although no list has it.
  summary.ariaDisabled = folder.dataset['containsActive'] === 'page' ? 'true' : null
}

function folders(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-folder]')]
}

function routeOf(folder: HTMLElement): string {
  return folder.dataset['folder'] ?? ''
}

function isActive(folder: HTMLElement): boolean {
  return folder.dataset['containsActive'] !== undefined
}

/** SID-28 */
function collapsesOnLeaving(folder: Element): boolean {
  return folder.closest('[data-auto-collapse]') !== null
}
