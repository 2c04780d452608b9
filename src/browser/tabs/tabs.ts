/**
 * Groups of tabs (TAB-02 – TAB-17): native buttons and panels, as `theme/parts/tabs.tsx` draws them. What shows a tab stands in the script before the
 * first paint, so that a remembered one is never seen late and a click is never too early.
 */
import { onStoredElsewhere, readStored } from '../storage/storage.ts'
import { GROUP } from './selectors.ts'

/** Shows what is clicked, found or chosen in another window. */
export function followTabs(): void {
  document.addEventListener('click', ({ target }) => {
    const tab = tabPartAt(target, 'tab')
    if (tab) showTab(groupOf(tab), partsOf(groupOf(tab), 'tab').indexOf(tab))
  })
  // A hidden panel is about to be revealed: by the browser for a fragment or find-in-page, or by `reveal` (TAB-14).
  document.addEventListener('beforematch', ({ target }) => {
    const panel = tabPartAt(target, 'tabpanel')
    if (panel) showTab(groupOf(panel), partsOf(groupOf(panel), 'tabpanel').indexOf(panel))
  })
  onStoredElsewhere((key) => {
    for (const group of tabGroups(document))
      if (key === undefined || key === group.dataset['tabs']) showStoredTab(group)
  })
}

/** The groups of tabs in a part of the page. */
export function tabGroups(within: ParentNode): NodeListOf<HTMLElement> {
  return within.querySelectorAll(GROUP)
}

/** Selects the remembered tab of a group, if there is one (TAB-10). Works on a group that the parser has not finished. */
export function showStoredTab(group: HTMLElement): void {
  const key = group.dataset['tabs']
  if (key) showTab(group, storedTab(readStored('local', key), tabsOf(group)))
}

/**
 * Finds the tab that a stored value means: a label (TAB-17) or, as older versions stored it, a decimal index (TAB-07).
 * @returns -1 when the value means no enabled tab of the group
 */
export function storedTab(
  stored: string | null,
  tabs: readonly Pick<HTMLButtonElement, 'textContent' | 'disabled'>[],
): number {
  if (stored === null) return -1
  const byLabel = tabs.findIndex(({ textContent }) => textContent === stored)
  const index = byLabel < 0 && /^\d+$/.test(stored) ? Number(stored) : byLabel
  return tabs[index]?.disabled === false ? index : -1
}

/** Selects a tab in the markup; -1 changes nothing. */
export function showTab(group: HTMLElement, index: number): void {
  if (index < 0) return
  for (const [position, tab] of tabsOf(group).entries()) {
    tab.ariaSelected = String(position === index)
    tab.tabIndex = position === index ? 0 : -1
  }
  for (const [position, panel] of partsOf(group, 'tabpanel').entries()) {
    panel.tabIndex = position === index ? 0 : -1
    if (position === index) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', 'until-found')
  }
}

export function tabPartAt(target: EventTarget | null, role: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`${GROUP} [role=${role}]`) : null
}

export function groupOf(part: HTMLElement): HTMLElement {
  return part.closest<HTMLElement>(GROUP) ?? part
}

export function tabsOf(group: HTMLElement): HTMLButtonElement[] {
  return partsOf(group, 'tab') as HTMLButtonElement[]
}

/** In order, without those of groups inside its panels. */
function partsOf(group: HTMLElement, role: string): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(`[role=${role}]`)].filter((part) => groupOf(part) === group)
}
