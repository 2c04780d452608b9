/** Loaded by `import()` when the reader comes to the button of an application (client.ts): knows which applications the theme has, so that the entry does not. */
import { loadApplication } from '../browser/applications/load-application.ts'

const modules = import.meta.glob('./**/*.application.tsx')

/** Loads the application that is drawn as this element. */
export function load(element: HTMLElement): Promise<() => void> {
  return loadApplication(element, modules)
}
