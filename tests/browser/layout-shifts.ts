import type { Page } from '@playwright/test'

export interface Shift {
  value: number
  nodes: string[]
}

/**
 * Collects layout shifts of the next pages from the first paint on.
 * @returns reads those of the page that is there
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const seen: Shift[] = []
    Object.assign(window, { seenShifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[]) {
        seen.push({ value: entry.value, nodes: entry.sources.map(({ node }) => node?.nodeName ?? '?') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seenShifts: Shift[] }).seenShifts)
}
