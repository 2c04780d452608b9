/** Inline script in the head, the same bytes on every page: what the reader chose earlier is there before anything is painted. */
import { applyClasses, applyElements } from './remembered-state.ts'
import { showPanel } from './tabs/tab-group.ts'

applyClasses()

// Elements get their state as the parser adds them: observers are called before the browser paints.
const observer = new MutationObserver(() => applyElements(document))
observer.observe(document, { childList: true, subtree: true })
document.addEventListener('DOMContentLoaded', () => {
  observer.disconnect()
  applyElements(document)
})

// The browser is about to reveal a hidden panel for a fragment or find-in-page, maybe before the page's script has arrived (TAB-14).
document.addEventListener('beforematch', ({ target }) => {
  const panel = target instanceof Element ? target.closest<HTMLElement>('[role=tabpanel]') : null
  if (panel) showPanel(panel)
})
