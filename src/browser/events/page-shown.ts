/** What has to be done for the page in the window: after the first load and after every soft navigation. The one list of such work. */

type Step = () => void

const steps: Step[] = []
let shown = false

/** Adds work for every page; it runs at once when the first page is already there. */
export function onPageShown(step: Step): void {
  steps.push(step)
  if (shown) run(step)
}

/** Runs all work for the page that is now in the window. */
export function pageShown(): void {
  shown = true
  for (const step of steps) run(step)
}

/** One broken step must not stop the others. */
export function run(step: Step): void {
  try {
    step()
  } catch (error) {
    reportError(error)
  }
}
