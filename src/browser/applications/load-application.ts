import type { ComponentType } from 'react'
import type { ApplicationModules } from './application-modules.ts'
import { fetchedData } from './fetched-data.ts'

/**
 * Loads what an application needs, all at once: React, its module with its styles, its words in the language of the page, its data.
 * @param element what `theme/application.tsx` has drawn
 * @returns a function that mounts it in the place of what the page says without it
 * @throws Error when it cannot be loaded or is not there
 */
export async function loadApplication(
  element: HTMLElement,
  modules: ApplicationModules,
): Promise<() => void> {
  const { application: name, props = '{}', words, source } = element.dataset
  const [, load] = Object.entries(modules).find(([path]) => path.endsWith(`/${name}.application.tsx`)) ?? []
  if (!load) throw new Error(`There is no application "${name}".`)
  const [{ mount }, module, spoken, data] = await Promise.all([
    import('./open-application.ts'),
    load(),
    words === undefined ? undefined : fetchedData(words),
    source === undefined ? undefined : fetchedData(source),
  ])
  const { default: Application } = module as { default: ComponentType<object> }
  const all = { ...(JSON.parse(props) as object), ...(words && { words: spoken }), ...(source && { data }) }
  return () => mount(element, Application, all)
}
