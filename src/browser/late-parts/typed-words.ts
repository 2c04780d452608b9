import { readStored, writeStored } from '../storage/storage.ts'
import { TYPED_KEY } from '../storage/storage-keys.ts'

/** Keeps what the reader has typed into the fields of the page over a reload; browsers forget fields that offer no completion. */
export function rememberTyped(): void {
  const typed = fields().map((field) => [
    field.value,
    field === document.activeElement && field.selectionStart,
  ])
  writeStored('session', TYPED_KEY, JSON.stringify(typed))
}

/** Puts it back, and the reader into the field: what is done with words there is done again. */
export function restoreTyped(): void {
  const stored = readStored('session', TYPED_KEY)
  if (stored === null) return
  writeStored('session', TYPED_KEY, null)
  const typed = JSON.parse(stored) as [string, number | false][]
  fields().forEach((field, index) => {
    const [value = '', place = false] = typed[index] ?? []
    // The reader may have begun again.
    if ((value === '' && place === false) || field.value !== '') return
    field.value = value
    if (place !== false) {
      field.closest<HTMLElement>('[popover]')?.showPopover()
      field.focus({ preventScroll: true })
      field.setSelectionRange(place, place)
    }
    if (value !== '') field.dispatchEvent(new Event(place === false ? 'focusin' : 'input', { bubbles: true }))
  })
}

/** Those of the search, and of filters. */
function fields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=search]')]
}
