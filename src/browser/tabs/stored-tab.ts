import { readStored } from '../storage.ts'
import { storedTab } from './tab-choice.ts'
import { showTab, tabsProps } from './tab-group.ts'

/** Selects the remembered tab of a group, if there is one (TAB-10). */
export function showStoredTab(group: HTMLElement): void {
  const { items, storageKey } = tabsProps(group)
  if (storageKey === undefined) return
  const index = storedTab(readStored('local', storageKey), items)
  if (index !== undefined) showTab(group, index)
}
