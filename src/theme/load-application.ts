/** Loaded by `import()` when the reader comes to the button of an application (client.ts): knows which applications the theme has, so that the entry does not. */
import { loadApplication } from '../browser/applications/load-application.ts'

const modules = import.meta.glob('./**/*.application.tsx')
/** A module of the file with what applications share (`PARTS` in bundle/browser.ts): asked for at once, not when an application has come that imports it. */
const parts = import.meta.glob('./**/filled.ts')

/** Loads the application that is drawn as this element. */
export function load(element: HTMLElement): Promise<() => void> {
  // What does not come is missed by the application, which says so.
  for (const ask of Object.values(parts)) ask().catch(() => {})
  return loadApplication(element, modules)
}
