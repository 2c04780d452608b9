/**
 * The list of themes above its button (THM-01, THM-07, THM-08). The focus stays in the list; arrows, letters and the pointer mark an option, Enter,
 * Space and a click choose it. Loaded by `import()` (start.ts); listens on the document, so that switches which soft navigations bring work as well.
 */
import { placeForKey, typeAhead } from '../menus/list-keys.ts'
import { onLeave } from '../menus/on-leave.ts'
import { chooseTheme } from './choose-theme.ts'
import { THEMES } from './theme.ts'
import { THEME_BUTTON } from './theme-button.ts'

const LIST = `${THEME_BUTTON} + [role=listbox]`
const ACTIVE = 'data-active'

const findByLetter = typeAhead()

document.addEventListener('keydown', (event) => {
  const { target, key, ctrlKey, altKey, metaKey } = event
  if (!(target instanceof HTMLElement) || ctrlKey || altKey || metaKey) return
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
  const isMeant = target.matches(LIST)
    ? pressed(target, key)
    : target.matches(THEME_BUTTON) && isArrow && open(target)
  // Tab goes on from the button.
  if (isMeant && key !== 'Tab') event.preventDefault()
})
document.addEventListener('pointermove', ({ target }) => {
  const option = optionAt(target)
  if (option) mark(option)
})
document.addEventListener('click', ({ target }) => {
  const option = optionAt(target)
  if (option) choose(option)
})
// Its loss would close the list before the click does.
document.addEventListener('mousedown', (event) => {
  const button = event.target instanceof Element && event.target.closest(THEME_BUTTON)
  if (button && isOpen(button)) event.preventDefault()
})
onLeave(`:has(> ${THEME_BUTTON})`, (themeSwitch) => {
  const list = themeSwitch.querySelector<HTMLElement>(LIST)
  if (list) hide(list)
})
// In another window, or by the system.
new MutationObserver(() => document.querySelectorAll<HTMLElement>(LIST).forEach(markChosen)).observe(
  document.documentElement,
  { attributeFilter: ['data-theme'] },
)

/** @param button of a theme switch */
export function toggleList(button: HTMLElement): void {
  if (isOpen(button)) close(listOf(button))
  else open(button)
}

function open(button: HTMLElement): true {
  const list = listOf(button)
  list.hidden = false
  button.ariaExpanded = 'true'
  markChosen(list)
  mark(optionsOf(list).find(({ ariaSelected }) => ariaSelected === 'true') ?? optionsOf(list)[0])
  list.focus({ preventScroll: true })
  return true
}

/** The focus goes back to the button, before the list goes and would take it along. */
function close(list: HTMLElement): void {
  buttonOf(list).focus({ preventScroll: true })
  hide(list)
}

function hide(list: HTMLElement): void {
  list.hidden = true
  buttonOf(list).ariaExpanded = 'false'
}

/** @returns whether the key means something in the list */
function pressed(list: HTMLElement, key: string): boolean {
  const options = optionsOf(list)
  const at = options.findIndex((option) => option.hasAttribute(ACTIVE))
  const labels = options.map(({ textContent }) => textContent ?? '')
  const place = placeForKey(key, at, options.length) ?? findByLetter(key, labels, at)
  if (place !== undefined) mark(options[place])
  else if (key === 'Enter' || key === ' ') choose(options[at])
  else if (key === 'Escape' || key === 'Tab') close(list)
  else return false
  return true
}

function choose(option: HTMLElement | undefined): void {
  const list = option?.closest<HTMLElement>(LIST)
  const theme = THEMES.find((name) => name === option?.dataset['icon'])
  if (!list || !theme) return
  chooseTheme(theme)
  close(list)
}

/** Marks what Enter would choose. */
function mark(option: HTMLElement | undefined): void {
  const list = option?.closest<HTMLElement>(LIST)
  if (!option || !list) return
  for (const other of optionsOf(list)) other.toggleAttribute(ACTIVE, other === option)
  list.setAttribute('aria-activedescendant', option.id)
}

function markChosen(list: HTMLElement): void {
  const { theme } = document.documentElement.dataset
  for (const option of optionsOf(list)) option.ariaSelected = String(option.dataset['icon'] === theme)
}

function isOpen(button: Element): boolean {
  return button.ariaExpanded === 'true'
}

function listOf(button: HTMLElement): HTMLElement {
  return button.nextElementSibling as HTMLElement
}

function buttonOf(list: HTMLElement): HTMLElement {
  return list.previousElementSibling as HTMLElement
}

function optionAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`${LIST} [role=option]`) : null
}

function optionsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=option]')]
}
