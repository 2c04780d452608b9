import { addBreadcrumb, startBrowserTracingNavigationSpan } from '@sentry/browser'
import { onPageShown } from '../events/page-shown.ts'

type Client = Parameters<typeof startBrowserTracingNavigationSpan>[0]

/** Reports each soft navigation as a transaction, from the click on. Its own way, the methods of `history`, would miss the Navigation API. */
export function traceSoftNavigation(client: Client): void {
  let from = location.pathname
  let clickedMs: number | undefined
  window.navigation?.addEventListener('navigate', () => {
    clickedMs = Date.now()
  })
  onPageShown(() => {
    // The first page, which the load has reported.
    if (clickedMs === undefined) return
    const to = location.pathname
    addBreadcrumb({ category: 'navigation', data: { from, to } })
    startBrowserTracingNavigationSpan(
      client,
      { name: to, startTime: clickedMs / 1000 },
      { url: location.href },
    )
    from = to
  })
}
