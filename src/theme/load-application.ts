/** Loaded by `import()` when the reader comes to the button of an application (client.ts): knows which applications the theme has, so that the entry does not. */
import { loadApplication } from '../browser/applications/load-application.ts'

const modules = import.meta.glob('./**/*.application.tsx')
/** A module of the file with what applications share (`PARTS` in bundle/browser.ts): asked for at once, not when an application has come that imports it. */
const parts = import.meta.glob('./**/filled.ts')

/** The same of the services, which the console asks in a worker (`applications/console/ask-service.ts`). */
const services = import.meta.glob('../mock/validator.ts')

/** Loads the application that is drawn as this element. */
export function load(element: HTMLElement): Promise<() => void> {
  // What does not come is missed by the application, which says so.
  const asked = element.dataset['application'] === 'console' ? parts : { ...parts, ...services }
  for (const ask of Object.values(asked)) ask().catch(() => {})
  return loadApplication(element, modules)
}
