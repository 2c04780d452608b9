/** The one place that touches the browser's storage. Blocked or full storage is no error: nothing is remembered then (C63, TAB-15). */

export type StorageArea = 'local' | 'session'

/** @returns `null` when nothing is stored or storage is blocked */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return storage(area).getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores `value`, or removes the key for `null`.
 * @returns false when the reader blocks storage, or it is full
 */
export function writeStored(area: StorageArea, key: string, value: string | null): boolean {
  try {
    if (value === null) storage(area).removeItem(key)
    else storage(area).setItem(key, value)
    return true
  } catch {
    return false
  }
}

/**
 * Calls `listener` with the key that another window has changed in local storage, or with `undefined` when any may have changed
 * (THM-03, TAB-09).
 */
export function onStoredElsewhere(listener: (key: string | undefined) => void): void {
  addEventListener('storage', ({ key }) => listener(key ?? undefined))
}

/** @throws DOMException when the reader blocks storage: reading the property is what fails */
function storage(area: StorageArea): Storage {
  return area === 'local' ? localStorage : sessionStorage
}
