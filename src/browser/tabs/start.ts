import { onClick } from '../events/clicks.ts'
import { keepPlace } from '../reader/keep-place.ts'
import { writeStored } from '../storage/storage.ts'
import { TAB } from './selectors.ts'
import { tabForKey } from './tab-keys.ts'
import { groupOf, showTab, storedTab, tabGroups, tabPartAt, tabsOf } from './tabs.ts'

/** Told by a group whose reader has chosen a tab, remembered or not (TAB-13); `detail` is the tab's index. It bubbles. */
const TAB_EVENT = 'tabchange'

/** Remembers what the reader chooses, which the script before the first paint has shown already, and gives tab lists their keys. */
export function startTabs(): void {
  onClick(TAB, chosen)
  document.addEventListener('keydown', onKey)
}

function chosen(tab: HTMLElement): void {
  const group = groupOf(tab)
  const key = group.dataset['tabs']
  if (key) {
    writeStored('local', key, tab.textContent)
    // The other groups with the same key follow (TAB-08), also where nothing can be stored.
    keepPlace(tab, () => {
      for (const other of tabGroups(document)) {
        if (other !== group && other.dataset['tabs'] === key)
          showTab(other, storedTab(tab.textContent, tabsOf(other)))
      }
    })
  }
  group.dispatchEvent(
    new CustomEvent(TAB_EVENT, { bubbles: true, detail: tabsOf(group).indexOf(tab as HTMLButtonElement) }),
  )
}

function onKey(event: KeyboardEvent): void {
  const tab = tabPartAt(event.target, 'tab')
  if (!(tab instanceof HTMLButtonElement) || event.ctrlKey || event.altKey || event.metaKey) return
  const next = tabForKey(event.key, tab, tabsOf(groupOf(tab)), getComputedStyle(tab).direction === 'rtl')
  if (!next) return
  event.preventDefault()
  next.click()
  next.focus()
}
