import type { Page, Request } from '@playwright/test'

/** A file that a page asks for. */
export interface Asked {
  url: string
  type: string
  prefetch: boolean
}

/** Notes what a page asks for from now on. */
export function noteRequests(page: Page): Asked[] {
  const asked: Asked[] = []
  page.on('request', (request: Request) => {
    const prefetch = request.headers()['sec-purpose']?.includes('prefetch') === true
    asked.push({ url: request.url(), type: request.resourceType(), prefetch })
  })
  return asked
}

/**
 * What is wrong with the requests of a first visit without interaction. Prefetched files are fetched, not run; pages that links lead to are
 * fetched ahead as well.
 * @param address of the site
 * @returns one line per finding
 */
export function excessOf(asked: readonly Asked[], address: string): string[] {
  const visit = asked.filter(({ prefetch }) => !prefetch)
  const of = (kind: string) => visit.filter(({ type }) => type === kind)
  const scripts = of('script')
  const entries = scripts.filter(({ url }) => url.includes('/assets/entry.'))
  // When idle, what fetches pages ahead; on the not-found page, what fills its link.
  const others = scripts.filter((each) => !entries.includes(each) && !each.url.includes('rare-pages'))
  const styles = of('stylesheet').length
  const outside = asked.filter(({ url }) => !url.startsWith(address) && !url.startsWith('data:'))
  return [
    ...(entries.length === 1 ? [] : [`${entries.length} entries`]),
    ...(others.length <= 1 ? [] : others.slice(1).map(({ url }) => `one script too many: ${url}`)),
    ...(styles >= 1 && styles <= 2 ? [] : [`${styles} style sheets`]),
    ...outside.map(({ url }) => `of another site: ${url}`),
  ]
}
