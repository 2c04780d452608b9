/** Longest wait for the browser to be idle, in ms: a page that always has something to do gets what was to be done when idle, too. */
const IDLE_DEADLINE_MS = 2000

/**
 * Calls `action` after the page has loaded and the browser has nothing else to do.
 * @returns a function that cancels it
 */
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
