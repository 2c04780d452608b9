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

/** Longest wait for the browser to be idle, in ms: a page that always has something to do gets what was to be done when idle, too. */
const IDLE_DEADLINE_MS = 2000

/** After the page has loaded and the browser has nothing else to do. */
export function whenIdle(action: () => void): () => void {
  let cancelled = false
  const run = () => {
    if (!cancelled) action()
  }
  const request = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(run, { timeout: IDLE_DEADLINE_MS })
      : setTimeout(run, 200)
  if (document.readyState === 'complete') request()
  else addEventListener('load', request, { once: true })
  return () => {
    cancelled = true
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
