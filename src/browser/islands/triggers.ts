import { whenIdle } from '../when-idle.ts'

/** When an island wakes; `interaction` is the default and has no timer: the island's own events wake it. */
export type Trigger = 'interaction' | 'visible' | 'idle' | 'load'

/**
 * Calls `wake` when the trigger happens.
 * @returns a function that cancels it
 */
export function runWhen(trigger: Trigger, element: Element, wake: () => void): () => void {
  switch (trigger) {
    case 'load':
      wake()
      return () => {}
    case 'idle':
      return whenIdle(wake)
    case 'visible':
      return whenVisible(element, wake)
    default:
      return () => {}
  }
}

function whenVisible(element: Element, action: () => void): () => void {
  // Where nobody tells what is in view, everything is.
  if (!window.IntersectionObserver) return whenIdle(action)
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    action()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
