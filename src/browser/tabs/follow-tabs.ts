import { onPageShown } from '../page-shown.ts'
import { onStored } from '../storage.ts'
import { storedTab } from './tab-choice.ts'
import { showTab, tabGroups, tabsProps } from './tab-group.ts'

/** Groups with the same key follow each other at once, asleep or awake, also from other windows (TAB-08, TAB-09). */
export function followTabs(): void {
  const followed = new Set<string>()
  onPageShown(() => {
    for (const group of tabGroups(document)) {
      const { storageKey } = tabsProps(group)
      if (storageKey === undefined || followed.has(storageKey)) continue
      followed.add(storageKey)
      onStored(storageKey, (value) => {
        for (const each of tabGroups(document, storageKey)) {
          const index = storedTab(value, tabsProps(each).items)
          if (index !== undefined) showTab(each, index)
        }
      })
    }
  })
}
