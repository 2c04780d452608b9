/** Loaded by `import()` when the reader comes to a menu of the bar (menus.ts): keys and closing of native menus (NAV-13). */
import { TYPE_AHEAD_RESET_MS } from '../config/constants.ts'

const MENU = '#bar details'

let typed = ''
let forgetting: ReturnType<typeof setTimeout> | undefined

document.addEventListener('keydown', (event) => {
  const menu = menuOf(event.target)
  if (!menu || event.ctrlKey || event.metaKey || event.altKey) return
  const onButton = event.target === menu.querySelector('summary')
  if (onButton ? pressedOnButton(menu, event.key) : pressedOnItem(menu, event.key)) event.preventDefault()
})
// The focus or the pointer goes elsewhere, or an item was chosen.
document.addEventListener('focusin', ({ target }) => closeAllBut(menuOf(target)))
document.addEventListener('click', ({ target }) => {
  const chosen = target instanceof Element && target.closest('a') !== null
  closeAllBut(chosen ? null : menuOf(target))
})

/** @returns whether the key meant something */
function pressedOnButton(menu: HTMLDetailsElement, key: string): boolean {
  if (key === 'Escape') return close(menu)
  if (menu.open && (key === 'Enter' || key === ' ')) return close(menu)
  if (!['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key)) return false
  menu.open = true
  itemsOf(menu)
    .at(key === 'ArrowUp' ? -1 : 0)
    ?.focus()
  return true
}

function pressedOnItem(menu: HTMLDetailsElement, key: string): boolean {
  const items = itemsOf(menu)
  const at = items.findIndex((item) => item === document.activeElement)
  const next = nextItem(items, at, key)
  if (next) {
    next.focus()
    return true
  }
  if (key !== 'Escape') return false
  menu.querySelector('summary')?.focus()
  return close(menu)
}

function nextItem(items: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[Math.min(at + 1, items.length - 1)]
    case 'ArrowUp':
      return items[Math.max(at - 1, 0)]
    case 'Home':
    case 'PageUp':
      return items[0]
    case 'End':
    case 'PageDown':
      return items.at(-1)
    default:
      return key.length === 1 && key !== ' ' ? itemThatBegins(items, at, key) : undefined
  }
}

/** Letters typed in quick succession are one beginning; a single one goes on from the item after the focused one. */
function itemThatBegins(items: HTMLElement[], at: number, letter: string): HTMLElement | undefined {
  typed += letter.toLowerCase()
  clearTimeout(forgetting)
  forgetting = setTimeout(() => {
    typed = ''
  }, TYPE_AHEAD_RESET_MS)
  const from = typed.length === 1 ? at + 1 : at
  return [...items.slice(from), ...items.slice(0, from)].find((item) =>
    item.textContent?.trim().toLowerCase().startsWith(typed),
  )
}

function closeAllBut(kept: HTMLDetailsElement | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(MENU)) if (menu !== kept) close(menu)
}

function close(menu: HTMLDetailsElement): true {
  menu.open = false
  return true
}

function menuOf(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>(MENU) : null
}

function itemsOf(menu: HTMLDetailsElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a')]
}
