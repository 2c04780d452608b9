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
  const load = async ({ parentElement }: HTMLElement) =>
    (await import('./open-application.ts')).loadApplication(parentElement as HTMLElement, modules)
  onApproach(button, (opener) => {
    if (!savesData()) load(opener).catch(() => {})
  })
  onClick(button, async (opener) => {
    const { parentElement: element, previousElementSibling: alert } = opener
    // The reader is impatient.
    if (element?.ariaBusy || !element || !alert) return
    element.ariaBusy = 'true'
    alert.toggleAttribute('hidden', true)
    try {
      const mount = await load(opener)
      mount()
    } catch (error) {
      reportError(error)
      alert.toggleAttribute('hidden', false)
    }
    element.ariaBusy = null
  })
}
