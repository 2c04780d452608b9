/** Loaded by `import()` when the page is idle; knows what the site has switched on and what the reader refuses. */
import { settings } from '../settings.ts'
import type { EarlyError } from './early-error.ts'
import { refusesTracking } from './refuses-tracking.ts'

/**
 * @param early errors so far
 * @throws what an import throws; one that fails does not keep the other
 */
export async function load(early: readonly EarlyError[]): Promise<void> {
  await Promise.all([reportErrors(early), countViews()])
}

async function reportErrors(early: readonly EarlyError[]): Promise<void> {
  const { errorReporting } = settings
  if (!errorReporting) return
  const { report } = await import('../errors/report.ts')
  report(errorReporting, early)
}

async function countViews(): Promise<void> {
  const { analytics } = settings
  if (!analytics || refusesTracking()) return
  const { countPages } = await import('../analytics/count-pages.ts')
  countPages(analytics)
}
