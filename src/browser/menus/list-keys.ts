/** Keys in menus and lists of choices (NAV-13): pure. */
import { TYPE_AHEAD_RESET_MS } from '../../config/constants.ts'

/**
 * Where a key leads in a list that does not wrap.
 * @param at index of the current entry, -1 for none
 * @returns undefined for every other key
 */
export function placeForKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
    case 'PageUp':
      return 0
    case 'End':
    case 'PageDown':
      return count - 1
    default:
      return undefined
  }
}

/**
 * Remembers letters typed in quick succession as the beginning of a label; they are forgotten after 350 ms.
 * @returns a function from a key, the labels and the index of the current entry to the index of the entry that begins so; a first letter
 *   looks from the entry after the current one, so that it can be pressed again. Undefined when there is none, or the key is no letter
 */
export function typeAhead(): (key: string, labels: readonly string[], at: number) => number | undefined {
  let typed = ''
  let forgetting: ReturnType<typeof setTimeout> | undefined
  return (key, labels, at) => {
    if ([...key].length !== 1 || (key === ' ' && typed === '')) return undefined
    typed += key.toLowerCase()
    clearTimeout(forgetting)
    forgetting = setTimeout(() => {
      typed = ''
    }, TYPE_AHEAD_RESET_MS)
    const from = typed.length === key.length ? at + 1 : Math.max(at, 0)
    const begins = (label: string) => label.trim().toLowerCase().startsWith(typed)
    const order = [...labels.keys()].map((index) => (from + index) % labels.length)
    return order.find((index) => begins(labels[index] ?? ''))
  }
}
