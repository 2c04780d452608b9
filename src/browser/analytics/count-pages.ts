/** Loaded by `import()` when the page is idle. */
import { init, track } from '@plausible-analytics/tracker'
import type { AnalyticsSettings } from '../../config/browser-settings.ts'
import { onPageShown } from '../events/page-shown.ts'
import { countedAddress, countedReferrer } from './counted-address.ts'

/**
 * Counts the page in the window and every later one. The tracker's own way, the methods of `history`, would miss pages that the Navigation API
 * exchanges and count steps back through the history twice; its rules are kept: a page restored by the browser counts again, another address
 * of the same path does not, and a page opened in the background counts when it is looked at.
 */
export function countPages(settings: AnalyticsSettings): void {
  init({
    ...settings,
    autoCapturePageviews: false,
    logging: false,
    transformRequest: (event) => ({ ...event, u: countedAddress(event.u), r: countedReferrer(event.r) }),
  })
  let counted: string | undefined
  const count = () => {
    counted = location.pathname
    track('pageview', {})
  }
  const countOther = () => {
    if (document.visibilityState === 'visible' && location.pathname !== counted) count()
  }
  onPageShown(countOther)
  document.addEventListener('visibilitychange', countOther)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count()
  })
}
