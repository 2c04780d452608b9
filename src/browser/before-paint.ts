/**
 * Inline script in the head, the same bytes on every page of a site: what the reader chose earlier is there before anything is painted. It also
 * follows choices made elsewhere, since everything that takes is here.
 */
import { keepEarlyEvents } from './events/early-events.ts'
import { applyClasses, applyElements } from './remembered-state.ts'
import { onStoredElsewhere } from './storage/storage.ts'
import { followTabs } from './tabs/tabs.ts'
import { applyTheme, systemIsDark } from './theme-switch/theme.ts'

applyClasses()
keepEarlyEvents()

// Elements get their state as the parser adds them: observers are called before the browser paints.
const observer = new MutationObserver(() => applyElements(document))
observer.observe(document, { childList: true, subtree: true })
document.addEventListener('DOMContentLoaded', () => {
  observer.disconnect()
  applyElements(document)
})

followTabs()
onStoredElsewhere(() => applyTheme())
systemIsDark()?.addEventListener?.('change', () => applyTheme())
// A page the browser kept while the reader was elsewhere has not heard of anything.
addEventListener('pageshow', applyClasses)
