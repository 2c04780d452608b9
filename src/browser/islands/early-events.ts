declare global {
  interface Window {
    /** Clicks and keys of the time before the page's script; gone once islands listen by themselves. */
    earlyEvents: Event[] | undefined
  }
}

/** Events that an island keeps for React while it sleeps. */
export const KEPT_EVENTS = ['click', 'keydown', 'input'] as const

/** Called before anything is painted: what the reader does until the page's script arrives is not lost either. */
export function keepEarlyEvents(): void {
  window.earlyEvents = []
  for (const type of KEPT_EVENTS) {
    document.addEventListener(type, (event) => void window.earlyEvents?.push(event), {
      capture: true,
      passive: true,
    })
  }
}
