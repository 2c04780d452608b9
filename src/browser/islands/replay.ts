import { isOwn } from './island-events.ts'

/**
 * Tells React what happened while the island slept: the focus, then each kept event. React's handlers run; the browser's own action,
 * which has already happened, does not run again.
 */
export function replay(island: Element, events: readonly Event[]): void {
  const focused = document.activeElement
  if (isOwn(island, focused)) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const event of events) {
    if (!(event.target instanceof Element && island.contains(event.target))) continue
    // Boxes are handed over by their state (field-handover.ts); another click would toggle them under React's eyes.
    if (event.type === 'click' && event.target.matches('[type=checkbox], [type=radio]')) continue
    // On the island, not the window: a handler that stops propagation must not bring the action back.
    island.addEventListener(event.type, preventDefault)
    event.target.dispatchEvent(copyOf(event))
    island.removeEventListener(event.type, preventDefault)
  }
}

function preventDefault(event: Event): void {
  event.preventDefault()
}

function copyOf(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event)
  // Browsers differ in whether a click is a PointerEvent.
  if (event instanceof PointerEvent) return new PointerEvent(event.type, event)
  return event instanceof MouseEvent ? new MouseEvent(event.type, event) : new Event(event.type, event)
}
