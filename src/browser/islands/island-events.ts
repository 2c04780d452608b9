import { KEPT_EVENTS } from './early-events.ts'
import type { IslandElement } from './island-element.ts'

const WARM_UP = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const

/**
 * Listens to a sleeping island. The browser acts at once; clicks and named keys are kept for React, which hears of each once, after
 * hydration (replay.ts). Events of islands inside, and of markup in slots, are not this island's.
 *
 * @returns a function that ends listening and hands over what was kept
 */
export function listenToIsland(island: IslandElement): () => Event[] {
  const kept: Event[] = []
  const listening = new AbortController()
  const listen = (types: readonly string[], listener: (event: Event) => void) => {
    for (const type of types) {
      island.addEventListener(type, (event) => isOwn(island, event.target) && listener(event), {
        signal: listening.signal,
        capture: true,
        passive: true,
      })
    }
  }
  listen(WARM_UP, ({ type, target }) => {
    // A field is about to be typed into: the sooner React knows, the less there is to hand over.
    if (type === 'focusin' && isField(target)) void island.wake()
    // A failure is reported when the island is really needed.
    else island.warmUp().catch(() => {})
  })
  const keep = (event: Event) => {
    if (event.type !== 'input' && !isTyping(event) && !isRepeated(event, kept)) kept.push(event)
    void island.wake()
  }
  listen(KEPT_EVENTS, keep)
  for (const event of window.earlyEvents ?? []) if (isOwn(island, event.target)) keep(event)
  return () => {
    listening.abort()
    return kept
  }
}

/** Whether an element is an island's own: not in a slot, not in an island inside. */
export function isOwn(island: Element, target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest('doc-island, doc-slot') === island
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}

/** Characters typed into a field arrive as its value; only named keys such as Enter and the arrows mean more. */
function isTyping(event: Event): boolean {
  return event instanceof KeyboardEvent && isField(event.target) && event.key.length === 1
}

/** Several impatient clicks on one thing are one click. */
function isRepeated({ type, target }: Event, kept: readonly Event[]): boolean {
  return type === 'click' && kept.some((event) => event.type === type && event.target === target)
}
