/**
 * Inline script in the head, the same bytes on every page: what the reader chose earlier is there before anything is painted. It also
 * follows choices made elsewhere, since everything that takes is here.
 */
import { keepEarlyEvents } from './islands/early-events.ts'
import { applyClasses, applyElements } from './remembered-state.ts'
import { onStoredElsewhere } from './storage.ts'
import { showStoredTab } from './tabs/stored-tab.ts'
import { showPanel, tabGroups } from './tabs/tab-group.ts'
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

// A hidden panel is about to be revealed: by the browser for a fragment or find-in-page, or by `reveal` (TAB-14).
document.addEventListener('beforematch', ({ target }) => {
  const panel = target instanceof Element ? target.closest<HTMLElement>('[role=tabpanel]') : null
  if (panel) showPanel(panel)
})

onStoredElsewhere((key) => {
  applyTheme()
  for (const group of tabGroups(document, key)) showStoredTab(group)
})
systemIsDark().addEventListener('change', () => applyTheme())
// A page the browser kept while the reader was elsewhere has not heard of anything.
addEventListener('pageshow', applyClasses)
