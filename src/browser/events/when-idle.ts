/** Longest wait for the browser to be idle, in ms: a page that always has something to do gets what was to be done when idle, too. */
const IDLE_DEADLINE_MS = 2000

/** Calls `action` after the page has loaded and the browser has nothing else to do. */
export function whenIdle(action: () => unknown): void {
  const request = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(action, { timeout: IDLE_DEADLINE_MS })
      : setTimeout(action, 200)
  if (document.readyState === 'complete') request()
  else addEventListener('load', request, { once: true })
}
