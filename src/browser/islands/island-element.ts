import { IslandEvents } from './island-events.ts'
import { runWhen, type Trigger } from './triggers.ts'

/** A hydrated island, as `hydrate.ts` hands it back. */
export interface LiveIsland {
  dispose(): void
}

/** Fetches React and the island's module; the result hydrates the element when it is called. */
export type IslandLoader = (name: string) => Promise<(element: IslandElement) => LiveIsland>

let load: IslandLoader = () => Promise.reject(new Error('Islands were not started.'))

export function setIslandLoader(loader: IslandLoader): void {
  load = loader
}

/**
 * `<doc-island name uid when props>`: markup of a React component, drawn at build time, that sleeps until its trigger.
 * Until then the browser acts on the markup by itself; what the reader did meanwhile is told to React once, after hydration.
 */
export class IslandElement extends HTMLElement {
  #events: IslandEvents | undefined
  #cancelTrigger: (() => void) | undefined
  #loading: ReturnType<IslandLoader> | undefined
  #live: LiveIsland | undefined

  get awake(): boolean {
    return this.#live !== undefined
  }

  connectedCallback(): void {
    if (this.#events) return
    this.#events = new IslandEvents(this)
    this.#cancelTrigger = runWhen(
      (this.getAttribute('when') ?? 'interaction') as Trigger,
      this,
      () => void this.wake(),
    )
  }

  /** Starts the download without running anything on the page. A failed one is tried again at the next call. */
  async warmUp(): ReturnType<IslandLoader> {
    this.#loading ??= load(this.getAttribute('name') ?? '')
    try {
      return await this.#loading
    } catch (error) {
      this.#loading = undefined
      throw error
    }
  }

  /** Hydrates the island, once; a failed download is reported and leaves the markup as it is. */
  async wake(): Promise<void> {
    try {
      const hydrate = await this.warmUp()
      if (this.#live || !this.isConnected) return
      this.#cancelTrigger?.()
      const replay = this.#events?.stop()
      this.#live = hydrate(this)
      replay?.()
    } catch (error) {
      reportError(error)
    }
  }

  /** Takes React off the element; for parts of the page that leave it. Not done on disconnection, which also happens when nodes move. */
  dispose(): void {
    this.#cancelTrigger?.()
    this.#events?.stop()
    const live = this.#live
    this.#live = undefined
    // Never in the middle of a React render.
    if (live) queueMicrotask(() => live.dispose())
  }
}

/** Disposes every island in a part of the page that is about to be removed. */
export function disposeIslands(within: ParentNode): void {
  for (const island of within.querySelectorAll('doc-island')) {
    if (island instanceof IslandElement) island.dispose()
  }
}
