import type { ComponentType } from 'react'
import { IslandElement, setIslandLoader } from './island-element.ts'
import type { IslandContext } from './island-props.ts'
import { prefetchIslands } from './prefetch-islands.ts'

/** Result of `import.meta.glob('…/*.island.tsx')`: path of a module → function that imports it. */
export type IslandModules = Record<string, () => Promise<unknown>>

/**
 * Defines `<doc-island>`. An island `name` lives in `name.island.tsx`, which exports the component `NameIsland`.
 * React itself is only fetched when an island wakes.
 */
export function startIslands(modules: IslandModules): void {
  const imports = new Map(Object.entries(modules).map(([path, load]) => [islandName(path), load]))
  setIslandLoader(async (name) => {
    const load = imports.get(name)
    if (!load) throw new Error(`There is no island "${name}".`)
    const [{ hydrateIsland }, module] = await Promise.all([loadReact(), load()])
    const component = (module as Record<string, ComponentType<IslandContext>>)[componentName(name)]
    if (!component) throw new Error(`${name}.island.tsx does not export ${componentName(name)}.`)
    return (element, events) => hydrateIsland(element, component, events)
  })
  // An old browser, or one hardened by its reader: the markup works as far as it goes.
  window.customElements?.define('doc-island', IslandElement)
  window.earlyEvents = undefined
  prefetchIslands(loadReact, imports)
}

function loadReact() {
  return import('./hydrate.ts')
}

function islandName(path: string): string {
  return /([^/]+)\.island\.tsx$/.exec(path)?.[1] ?? path
}

/** `page-menu` → `PageMenuIsland` */
export function componentName(name: string): string {
  return `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Island`
}
