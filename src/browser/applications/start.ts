import { onClick } from '../clicks.ts'
import { onApproach } from '../on-approach.ts'
import { savesData } from '../saves-data.ts'

/** Result of `import.meta.glob('…/*.application.tsx')`: path of a module → function that imports it. */
export type ApplicationModules = Record<string, () => Promise<unknown>>

/**
 * Applications (`theme/application.tsx`) are opened by their button; React and the application are loaded then, or when the reader comes to the
 * button. A page without one loads nothing.
 */
export function startApplications(modules: ApplicationModules): void {
  const button = '[data-open-application]'
  const load = () => import('./open-application.ts')
  onApproach(button, () => {
    if (!savesData()) load().catch(() => {})
  })
  onClick(button, async ({ parentElement }) => {
    const note = parentElement?.querySelector<HTMLElement>('[role=alert]')
    if (!parentElement || !note) return
    note.hidden = true
    parentElement.ariaBusy = 'true'
    try {
      const { openApplication } = await load()
      await openApplication(parentElement, modules)
    } catch (error) {
      reportError(error)
      note.hidden = false
    }
    parentElement.ariaBusy = null
  })
}
