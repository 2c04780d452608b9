/** `/` outside fields and Ctrl/Cmd+K everywhere put the focus into the search box (R3.29, C20). */
export function startShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || !asksForSearch(event)) return
    const box = [...document.querySelectorAll<HTMLElement>('[data-search-input]')].find((each) =>
      each.checkVisibility(),
    )
    if (!box) return
    event.preventDefault()
    box.focus()
  })
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
