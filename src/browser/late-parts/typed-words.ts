import { readStored, writeStored } from '../storage/storage.ts'
import { TYPED_KEY } from '../storage/storage-keys.ts'

/**
 * Keeps what the reader has typed into the fields of the page over a reload; browsers forget fields that offer no completion.
 * @param focused where the reader is
 */
export function rememberTyped(focused: Element | null): void {
  const typed = fields().map((field) => [field.value, field === focused && field.selectionStart])
  writeStored('session', TYPED_KEY, JSON.stringify(typed))
}

/** Puts it back, and the reader into the field: what is done with words there is done again. */
export function restoreTyped(): void {
  const stored = readStored('session', TYPED_KEY)
  if (stored === null) return
  writeStored('session', TYPED_KEY, null)
  const typed = readTyped(stored)
  fields().forEach((field, index) => {
    const [value, place] = typed[index] ?? []
    // The reader may have begun again.
    if (typeof value !== 'string' || field.value !== '') return
    field.value = value
    const isHere = typeof place === 'number'
    if (isHere) {
      field.closest<HTMLElement>('[popover]')?.showPopover()
      field.focus({ preventScroll: true })
      field.setSelectionRange(place, place)
    }
    if (value !== '') field.dispatchEvent(new Event(isHere ? 'input' : 'focusin', { bubbles: true }))
  })
}

/** What is stored may be anything. */
function readTyped(stored: string): unknown[][] {
  try {
    const typed: unknown = JSON.parse(stored)
    return Array.isArray(typed) ? typed.filter(Array.isArray) : []
  } catch {
    return []
  }
}

/** Those of the search, and of filters. */
function fields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=search]')]
}
