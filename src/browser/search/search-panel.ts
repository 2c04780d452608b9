/** The panel below the search box: one at a time, gone when it is closed. */

let panel: HTMLElement | undefined
let field: HTMLInputElement | undefined

/** Shows `content` below the field and selects its first option (SRU-10). */
export function openPanel(below: HTMLInputElement, content: HTMLElement): void {
  if (field !== below) closePanel()
  field = below
  if (!panel) {
    panel = document.createElement('div')
    panel.className = 'search-panel'
    // Added by a script: soft navigations leave it alone.
    panel.dataset['live'] = ''
    // The focus stays in the field, also while the reader clicks or scrolls here.
    panel.addEventListener('mousedown', (event) => event.preventDefault())
    below.closest('search')?.append(panel)
  }
  panel.replaceChildren(content)
  const isList = content.role === 'listbox'
  if (isList) content.id = `${below.id}-list`
  below.ariaExpanded = String(isList)
  setOrRemove(below, 'aria-controls', isList ? content.id : undefined)
  select(options()[0])
}

/** @returns whether one was open */
export function closePanel(): boolean {
  if (!panel || !field) return false
  panel.remove()
  field.ariaExpanded = 'false'
  for (const name of ['aria-controls', 'aria-activedescendant']) field.removeAttribute(name)
  panel = undefined
  field = undefined
  return true
}

/** The open panel, for what happens in it. */
export function openedPanel(): HTMLElement | undefined {
  return panel
}

/** The option that Enter goes to. */
export function selectedOption(): HTMLAnchorElement | undefined {
  return options().find((option) => option.ariaSelected === 'true')
}

/** Moves the selection down (1) or up (-1), around the ends (SRU-11). */
export function moveSelection(by: 1 | -1): void {
  const all = options()
  const from = all.findIndex((option) => option.ariaSelected === 'true')
  const next = all.at((from + by) % all.length)
  select(next)
  next?.scrollIntoView({ block: 'nearest' })
}

export function select(option: HTMLAnchorElement | undefined): void {
  for (const each of options()) each.ariaSelected = String(each === option)
  if (field) setOrRemove(field, 'aria-activedescendant', option?.id)
}

function options(): HTMLAnchorElement[] {
  return [...(panel?.querySelectorAll<HTMLAnchorElement>('a[role=option]') ?? [])]
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
