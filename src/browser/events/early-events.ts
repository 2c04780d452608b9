import { repeatKey } from './repeat-key.ts'

declare global {
  interface Window {
    /** What the reader has clicked and pressed before the page's script came; gone once that has acted on it. */
    earlyEvents: Event[] | undefined
  }
}

/** Called before anything is painted: clicks and keys that need the page's script are not lost. */
export function keepEarlyEvents(): void {
  window.earlyEvents = []
  for (const type of ['click', 'keydown'])
    document.addEventListener(type, (event) => void window.earlyEvents?.push(event))
}

/** Repeats them, now that somebody listens, while the browser still takes them for the reader's doing. */
export function repeatEarlyEvents(): void {
  const early = window.earlyEvents ?? []
  window.earlyEvents = undefined
  for (const event of early) {
    // A menu has opened by itself.
    if (event.type === 'click')
      (event.target as Element).closest<HTMLElement>('button:not([popovertarget])')?.click()
    repeatKey(event)
  }
}
