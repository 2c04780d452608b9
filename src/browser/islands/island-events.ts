import { fieldsBeforeHydration } from './field-handover.ts'
import type { IslandElement } from './island-element.ts'

const WARM_UP = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const
const QUEUED = ['click', 'keydown'] as const

/**
 * Listens to a sleeping island. The browser acts at once; clicks and named keys are kept and React hears of each once, after hydration.
 * Events of islands inside, and of markup in slots, are not this island's.
 */
export class IslandEvents {
  readonly #island: IslandElement
  readonly #queue: Event[] = []
  readonly #listening = new AbortController()

  constructor(island: IslandElement) {
    this.#island = island
    const options = { signal: this.#listening.signal, capture: true, passive: true }
    for (const type of WARM_UP) island.addEventListener(type, this.#warmUp, options)
    for (const type of QUEUED) island.addEventListener(type, this.#keep, options)
    island.addEventListener('input', this.#wakeForField, options)
  }

  /**
   * Ends listening.
   * @returns a function to call after hydration: it hands over fields, focus and kept events
   */
  stop(): () => void {
    this.#listening.abort()
    const handOver = fieldsBeforeHydration(this.#island)
    return () => {
      handOver()
      this.#tellFocus()
      this.#replay()
    }
  }

  readonly #warmUp = (event: Event) => {
    if (!this.#owns(event)) return
    // A field is about to be typed into: the sooner React knows, the less there is to hand over.
    if (event.type === 'focusin' && isField(event.target)) void this.#island.wake()
    // The failure is reported when the island is really needed.
    else this.#island.warmUp().catch(() => {})
  }

  readonly #wakeForField = (event: Event) => {
    if (this.#owns(event)) void this.#island.wake()
  }

  readonly #keep = (event: Event) => {
    if (!this.#owns(event)) return
    if (!isTyping(event) && !this.#alreadyKept(event)) this.#queue.push(event)
    void this.#island.wake()
  }

  #owns({ target }: Event): boolean {
    return target instanceof Element && target.closest('doc-island, doc-slot') === this.#island
  }

  /** Several impatient clicks on one thing are one click. */
  #alreadyKept(event: Event): boolean {
    return (
      event.type === 'click' &&
      this.#queue.some((kept) => kept.type === 'click' && kept.target === event.target)
    )
  }

  #tellFocus(): void {
    const focused = document.activeElement
    if (focused?.closest('doc-island, doc-slot') !== this.#island) return
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }

  /** React's handlers run, the browser's own action, which has already happened, does not. */
  #replay(): void {
    for (const event of this.#queue) {
      const { target } = event
      if (!(target instanceof Element) || !this.#island.contains(target)) continue
      // On the island, not the window: a handler that stops propagation must not bring the action back.
      this.#island.addEventListener(event.type, preventDefault, { once: true })
      target.dispatchEvent(copyOf(event))
      this.#island.removeEventListener(event.type, preventDefault)
    }
    this.#queue.length = 0
  }
}

function preventDefault(event: Event): void {
  event.preventDefault()
}

function copyOf(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event)
  // Browsers differ in whether a click is a PointerEvent.
  if (typeof PointerEvent === 'function' && event instanceof PointerEvent)
    return new PointerEvent(event.type, event)
  return event instanceof MouseEvent ? new MouseEvent(event.type, event) : new Event(event.type, event)
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

/** Characters typed into a field arrive as its value; only named keys such as Enter and the arrows mean more. */
function isTyping(event: Event): boolean {
  return event instanceof KeyboardEvent && isField(event.target) && event.key.length === 1
}
