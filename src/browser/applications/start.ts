import { onClick } from '../events/clicks.ts'
import { onApproach } from '../events/on-approach.ts'
import { latePart } from '../late-parts/late-part.ts'
import { savesData } from '../reader/saves-data.ts'
import { OPEN_BUTTON } from './open-button.ts'

/**
 * Applications (`theme/application.tsx`) are opened by their button; React and the application are loaded then, or when the reader comes to the
 * button. A page without one loads nothing.
 * @param part imports what knows the applications
 */
export function startApplications(
  part: () => Promise<{ load: (element: HTMLElement) => Promise<() => void> }>,
): void {
  const load = ({ parentElement }: Element) => part().then((all) => all.load(parentElement as HTMLElement))
  onApproach(OPEN_BUTTON, (opener) => (savesData() ? undefined : load(opener)))
  onClick(OPEN_BUTTON, (opener) => {
    const element = opener.parentElement as HTMLElement
    const alert = opener.previousElementSibling as HTMLElement
    // The reader is impatient.
    if (element.ariaBusy) return
    element.ariaBusy = 'true'
    alert.hidden = true
    void latePart(
      () => load(opener),
      (mount) => mount(),
      () => {
        alert.hidden = false
      },
    ).finally(() => {
      element.ariaBusy = null
    })
  })
}
