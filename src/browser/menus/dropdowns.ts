/** Loaded by `import()` when the reader comes to a menu of the bar or to the language switch (start.ts): keys and closing of native menus (NAV-13). */
import { onClick } from '../events/clicks.ts'
import { startLanguageLinks } from '../language-switch/language-links.ts'
import { latePart } from '../late-parts/late-part.ts'
import { placeForKey, typeAhead } from './list-keys.ts'
import { onLeave } from './on-leave.ts'

const MENU = 'details[data-dropdown]'

const findByLetter = typeAhead()

document.addEventListener('keydown', (event) => {
  const menu = menuOf(event.target)
  if (!menu || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const onButton = event.target === menu.querySelector('summary')
  if (onButton ? pressedOnButton(menu, event.key) : pressedOnItem(menu, event.key)) event.preventDefault()
})
onLeave(MENU, close)
// An item was chosen.
onClick(`${MENU} a`, (link, event) => {
  const menu = menuOf(link)
  if (link instanceof HTMLAnchorElement && link.dataset['copyPage'] !== undefined) {
    event.preventDefault()
    void latePart(
      () => import('../copy/copy-page.ts'),
      ({ copyPage }) => copyPage(link),
      () => location.assign(link.href),
    )
  } else if (menu) close(menu)
})
startLanguageLinks()

// Enter or Space has opened it before this arrived.
const opened = menuOf(document.querySelector(`${MENU}[open] > summary:focus-visible`))
if (opened) itemsOf(opened)[0]?.focus()

/** @returns whether the key meant something */
function pressedOnButton(menu: HTMLDetailsElement, key: string): boolean {
  if (menu.open && ['Escape', 'Enter', ' '].includes(key)) return close(menu)
  if (!['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key)) return false
  menu.open = true
  itemsOf(menu)
    .at(key === 'ArrowUp' ? -1 : 0)
    ?.focus()
  return true
}

function pressedOnItem(menu: HTMLDetailsElement, key: string): boolean {
  const items = itemsOf(menu)
  const at = items.findIndex((item) => item.matches(':focus'))
  const labels = items.map((item) => item.textContent ?? '')
  const place = placeForKey(key, at, items.length) ?? findByLetter(key, labels, at)
  if (place !== undefined) {
    items[place]?.focus()
    return true
  }
  if (key !== 'Escape' && key !== 'Tab') return false
  menu.querySelector('summary')?.focus()
  close(menu)
  // Tab goes on from the button.
  return key === 'Escape'
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
