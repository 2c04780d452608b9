/**
 * Inline script in the head, the same bytes on every page of a site: what the reader chose earlier is there before anything is painted. It also
 * follows choices made elsewhere, since everything that takes is here.
 */
import { keepEarlyEvents } from './islands/early-events.ts'
import { applyClasses, applyElements } from './remembered-state.ts'
import { onStoredElsewhere } from './storage.ts'
import { showStoredTab } from './tabs/stored-tab.ts'
import { showPart, tabGroups } from './tabs/tab-group.ts'
import { applyTheme, systemIsDark } from './theme.ts'

applyClasses()
keepEarlyEvents()

// Elements get their state as the parser adds them: observers are called before the browser paints.
const observer = new MutationObserver(() => applyElements(document))
observer.observe(document, { childList: true, subtree: true })
document.addEventListener('DOMContentLoaded', () => {
  observer.disconnect()
  applyElements(document)
})

// A tab is chosen, which works before React has arrived and where it never does; or a hidden panel is about to be revealed: by the browser for
// a fragment or find-in-page, or by `reveal` (TAB-14). React tells the rest: what is stored, and which other groups follow.
for (const [type, role] of [
  ['click', 'tab'],
  ['beforematch', 'tabpanel'],
] as const) {
  document.addEventListener(type, ({ target }) => {
    const part = target instanceof Element && target.closest<HTMLElement>(`[role=${role}]`)
    if (part) showPart(part, role)
  })
}

onStoredElsewhere((key) => {
  applyTheme()
  for (const group of tabGroups(document, key)) showStoredTab(group)
})
systemIsDark()?.addEventListener?.('change', () => applyTheme())
// A page the browser kept while the reader was elsewhere has not heard of anything.
addEventListener('pageshow', applyClasses)
