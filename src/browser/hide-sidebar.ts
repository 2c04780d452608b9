import { onClick } from './clicks.ts'
import { writeStored } from './storage.ts'
import { SIDEBAR_HIDDEN_KEY } from './storage-keys.ts'

/** The button that hides and shows the sidebar; remembered for the session (SID-51). Style sheets follow `html.sidebar-hidden`. */
export function startSidebarButton(): void {
  onClick('[data-toggle-sidebar]', () => {
    const hidden = document.documentElement.classList.toggle('sidebar-hidden')
    writeStored('session', SIDEBAR_HIDDEN_KEY, hidden ? '1' : null)
  })
}
