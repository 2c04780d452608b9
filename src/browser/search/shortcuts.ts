import { onClick } from '../events/clicks.ts'

/** `/` outside fields, Ctrl/Cmd+K everywhere and the button of small windows put the focus into the search box (R3.29, C20). */
export function startShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || !asksForSearch(event)) return
    if (focusSearch()) event.preventDefault()
  })
  onClick('[data-find]', focusSearch)
}

/** @returns whether there is a search box */
function focusSearch(): boolean {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-search-input]')]
  const shown = boxes.find((box) => box.checkVisibility())
  // In a small window it is in the menu.
  const box = shown ?? boxes.find((each) => each.closest('[popover]'))
  if (!shown) box?.closest<HTMLElement>('[popover]')?.showPopover()
  box?.focus()
  return box !== undefined
}

function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k') return true
  // Keyboards differ in the keys that give a slash, so Shift and AltGr do not count.
  return (
    key === '/' &&
    !metaKey &&
    (!ctrlKey || event.getModifierState('AltGraph')) &&
    !takesText(event.composedPath()[0])
  )
}

function takesText(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input, textarea, select, [role=textbox]') !== null
}
