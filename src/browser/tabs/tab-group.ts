import { storedTab, type TabsProps } from './tab-choice.ts'

/** Tells a hydrated group that a script has selected another tab; `detail` is the tab's index. */
export const TAB_EVENT = 'doc-tab'

/** The groups of tabs in a part of the page, with those of one storage key when it is given. */
export function tabGroups(within: ParentNode, key?: string): HTMLElement[] {
  const groups = [...within.querySelectorAll<HTMLElement>('doc-island[name=tabs]')]
  return key === undefined ? groups : groups.filter((group) => tabsProps(group).storageKey === key)
}

/** What the author wrote, as the server handed it to the island. */
export function tabsProps(group: HTMLElement): TabsProps {
  return JSON.parse(group.getAttribute('props') ?? '{"items":[]}')
}

/** Tabs or panels of a group in order, without those of groups inside its panels. */
export function tabParts(group: HTMLElement, role: 'tab' | 'tabpanel'): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(`[role=${role}]`)].filter(
    (part) => part.closest('doc-island') === group,
  )
}

/** Index of the tab that the markup shows; 0 when it shows none. */
export function shownTab(group: HTMLElement): number {
  return Math.max(
    0,
    tabParts(group, 'tab').findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
  )
}

/**
 * Selects a tab in the markup, asleep or hydrated, without storing the choice. A hydrated group takes it over into its state.
 * Works on a group that the parser has not finished.
 */
export function showTab(group: HTMLElement, index: number): void {
  tabParts(group, 'tab').forEach((tab, position) => {
    tab.setAttribute('aria-selected', String(position === index))
    tab.tabIndex = position === index ? 0 : -1
  })
  tabParts(group, 'tabpanel').forEach((panel, position) => {
    panel.tabIndex = position === index ? 0 : -1
    if (position === index) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', 'until-found')
  })
  group.dispatchEvent(new CustomEvent(TAB_EVENT, { detail: index }))
}

/** Selects the tab that is clicked, or whose panel a fragment or find-in-page leads into (TAB-14). */
export function showPart(part: HTMLElement, role: 'tab' | 'tabpanel'): void {
  const group = part.closest<HTMLElement>('doc-island[name=tabs]')
  if (group) showTab(group, tabParts(group, role).indexOf(part))
}

/** Selects the tab of this label in the other groups with the same key (TAB-08). */
export function showInOtherGroups(key: string, label: string, chosenIn: HTMLElement | undefined): void {
  for (const group of tabGroups(document, key)) {
    const index = storedTab(label, tabsProps(group).items)
    if (group !== chosenIn && index !== undefined) showTab(group, index)
  }
}
