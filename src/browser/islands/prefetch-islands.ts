import { onPageShown } from '../page-shown.ts'
import { prefetchOnly } from '../preload.ts'
import { savesData } from '../saves-data.ts'
import { whenIdle } from '../when-idle.ts'

/**
 * At idle, fetches React and the modules of the islands that wait for an interaction on this page, without running them, so that the first
 * click does not wait for the network.
 */
export function prefetchIslands(
  loadReact: () => Promise<unknown>,
  imports: Map<string, () => Promise<unknown>>,
): void {
  if (savesData()) return
  onPageShown(() => {
    whenIdle(() => {
      const names = [...document.querySelectorAll('doc-island:not([when])')].map((island) =>
        island.getAttribute('name'),
      )
      if (names.length === 0) return
      prefetchOnly(loadReact)
      for (const name of new Set(names)) {
        const load = imports.get(name ?? '')
        if (load) prefetchOnly(load)
      }
    })
  })
}
