/** Stands for what knows the applications of the theme (`src/theme/load-application.ts`). */
import { loadApplication } from '../../../src/browser/applications/load-application.ts'

const modules = import.meta.glob('./*.application.tsx')

/** Loads one of the lab. */
export function load(element: HTMLElement): Promise<() => void> {
  return loadApplication(element, modules)
}
