import { reachAllTabs } from '../tabs/reach-all-tabs.ts'
import { listenToIsland } from './island-events.ts'
import { runWhen, type Trigger } from './triggers.ts'

/** A hydrated island, as `hydrate.ts` hands it back. */
export interface LiveIsland {
  dispose(): void
}

/** Fetches React and the island's module. The result hydrates the element and tells React the events of the time before. */
export type IslandLoader = (name: string) => Promise<(element: IslandElement, events: Event[]) => LiveIsland>

let load: IslandLoader = () => Promise.reject(new Error('Islands were not started.'))

export function setIslandLoader(loader: IslandLoader): void {
  load = loader
}

/**
 * `<doc-island name uid when props>`: markup of a React component, drawn at build time, that sleeps until its trigger.
 * Until then the browser acts on the markup by itself; what the reader did meanwhile is told to React once, after hydration.
 */
export class IslandElement extends HTMLElement {
  #stopListening: (() => Event[]) | undefined
  #cancelTrigger: (() => void) | undefined
  #loading: ReturnType<IslandLoader> | undefined
  #live: LiveIsland | undefined

  connectedCallback(): void {
    // Called again when nodes move.
    if (this.#stopListening) return
    this.#stopListening = listenToIsland(this)
    this.#cancelTrigger = runWhen(this.getAttribute('when') as Trigger, this, () => void this.wake())
  }

  /** Starts the download without running anything on the page. A failed one is tried again at the next call. */
  warmUp(): ReturnType<IslandLoader> {
    this.#loading ??= load(this.getAttribute('name') ?? '').catch((error) => {
      this.#loading = undefined
      throw error
    })
    return this.#loading
  }

  /** Hydrates the island, once; a failed download leaves the markup as it is, and the next touch tries again. */
  async wake(): Promise<void> {
    try {
      const hydrate = await this.warmUp().catch((error) => {
        reachAllTabs(this)
        console.error(error)
      })
      if (!hydrate) return
      // Never while the event that woke it is still on its way: React would hear of it twice.
      await new Promise((resolve) => setTimeout(resolve))
      if (this.#live || !this.isConnected) return
      this.#live = hydrate(this, this.#stop())
    } catch (error) {
      reportError(error)
    }
  }

  /** Takes React off the element; for parts of the page that leave it. Not done on disconnection, which also happens when nodes move. */
  dispose(): void {
    this.#stop()
    const live = this.#live
    this.#live = undefined
    // Never in the middle of a React render.
    queueMicrotask(() => live?.dispose())
  }

  #stop(): Event[] {
    this.#cancelTrigger?.()
    return this.#stopListening?.() ?? []
  }
}

/** Disposes every island in a part of the page that is about to be removed. */
export function disposeIslands(part: Element): void {
  for (const island of [part, ...part.querySelectorAll('doc-island')]) {
    if (island instanceof IslandElement) island.dispose()
  }
}
