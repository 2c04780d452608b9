import { onClick } from '../events/clicks.ts'
import { writeStored } from '../storage/storage.ts'
import { SIDEBAR_HIDDEN_KEY } from '../storage/storage-keys.ts'

/** The button that hides and shows the sidebar; remembered for the session (SID-51). Style sheets follow `html.sidebar-hidden`. */
export function startSidebarButton(): void {
  onClick('[data-toggle-sidebar]', () => {
    const hidden = document.documentElement.classList.toggle('sidebar-hidden')
    writeStored('session', SIDEBAR_HIDDEN_KEY, hidden ? '1' : null)
  })
}
