/**
 * The search box: a combobox whose focus stays in the field (SRU-11, SRU-20). Loaded by `import()` when the reader comes to it (`theme/search/search-box.ts`);
 * listens on the document, so that fields which soft navigations bring work as well.
 */
import { onLeave } from '../menus/on-leave.ts'
import { isOfComposition, noteComposition } from './composition.ts'
import { onField } from './field-events.ts'
import { showPlace } from './found-place.ts'
import { moveSelection, openedPanel, select, selectedOption } from './search-panel.ts'
import { beginSearch, endSearch, enter, finishSearch, noteChoice, search } from './search-session.ts'

/** For the offline copy, which keeps the worker's script too. */
export { WORKER_ADDRESS } from './ask-engine.ts'

onField('focusin', beginSearch)
onField('input', (field, event) => {
  // Half-typed characters of an input method are no query (C04).
  if (!(event instanceof InputEvent && event.isComposing)) search(field)
})
document.addEventListener('compositionend', noteComposition, true)
onField('compositionend', search)
onField('keydown', onKey)
// Only one that shows or waits for something: there is another one in the menu.
onLeave('search:is([aria-busy], :has(.search-panel))', endSearch)
document.addEventListener('pointermove', ({ target }) => {
  const option = optionAt(target)
  if (option && option !== selectedOption()) select(option)
})
// First of all: the menu of small windows closes with the click, and takes the list away.
document.addEventListener('click', onChoice, true)
document.addEventListener('click', onClick)

// With soft navigation the page is there now; its fragment is followed in a task of its own.
window.navigation?.addEventListener('navigatesuccess', () => setTimeout(showPlace))
addEventListener('hashchange', showPlace)
if (document.readyState === 'complete') showPlace()
else addEventListener('load', showPlace)

// The reader was here first.
const early = document.activeElement
if (early instanceof HTMLInputElement && early.matches('[data-search-input]')) {
  beginSearch(early)
  if (early.value !== '') search(early)
}

function onKey(field: HTMLInputElement, event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  if (isOfComposition(event)) {
    // It would empty the field.
    if (key === 'Escape') event.preventDefault()
    return
  }
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
  if (isArrow && !altKey && openedPanel()) moveSelection(key === 'ArrowDown' ? 1 : -1)
  else if (isArrow) search(field)
  else if (key === 'Enter') enter(field, ctrlKey || metaKey || shiftKey)
  else if (key === 'Escape') leave(field)
  else return
  event.preventDefault()
}

/** Escape closes the list and leaves the field, whose text stays (SRU-14). In the menu of small windows it closes one after the other. */
function leave(field: HTMLInputElement): void {
  const menu = field.closest<HTMLElement>('[popover]')
  const wasOpen = endSearch()
  if (!menu) field.blur()
  else if (!wasOpen) menu.hidePopover()
}

function onChoice({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const option = optionAt(target)
  const field = option && fieldOf(option)
  if (!field) return
  noteChoice(field, option)
  // With a new tab or window the reader stays here. The link is needed while the click is on its way.
  if (!ctrlKey && !metaKey && !shiftKey) setTimeout(() => finishSearch(field))
}

function onClick({ target }: MouseEvent): void {
  const field = target instanceof Element && fieldOf(target)
  if (!field) return
  if (target.closest('.search-panel button')) search(field)
  else if (target.closest('.search-clear')) {
    finishSearch(field)
    field.focus()
  }
}

function fieldOf(part: Element): HTMLInputElement | null | undefined {
  return part.closest('search')?.querySelector('input')
}

function optionAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('.search-panel a') : null
}
