/** The one place that touches the browser's storage. Blocked or full storage is no error: nothing is remembered then (C63, TAB-15). */

export type StorageArea = 'local' | 'session'

type Listener = (value: string | null) => void

const listeners = new Map<string, Set<Listener>>()
let followsOtherWindows = false

/** @returns `null` when nothing is stored or storage is blocked */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return storage(area).getItem(key)
  } catch {
    return null
  }
}

/** Stores `value`, or removes the key for `null`; listeners of this window hear of it even when storage is blocked. */
export function writeStored(area: StorageArea, key: string, value: string | null): void {
  try {
    if (value === null) storage(area).removeItem(key)
    else storage(area).setItem(key, value)
  } catch {
    // A reader who blocks storage, or a full one.
  }
  notify(key, value)
}

/**
 * Calls `listener` when `key` changes in this window or, for local storage, in another one (THM-03, TAB-08, TAB-09).
 * @returns a function that ends it
 */
export function onStored(key: string, listener: Listener): () => void {
  const known = listeners.get(key) ?? new Set()
  listeners.set(key, known.add(listener))
  if (!followsOtherWindows) {
    followsOtherWindows = true
    addEventListener('storage', hearOtherWindows)
  }
  return () => void known.delete(listener)
}

function hearOtherWindows({ key, newValue }: StorageEvent): void {
  if (key !== null) notify(key, newValue)
  // `clear()` in another window names no key.
  else for (const each of listeners.keys()) notify(each, null)
}

function notify(key: string, value: string | null): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener(value)
}

/** @throws DOMException when the reader blocks storage: reading the property is what fails */
function storage(area: StorageArea): Storage {
  return area === 'local' ? localStorage : sessionStorage
}
