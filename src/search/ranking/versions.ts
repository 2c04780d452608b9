import type { OutlinePage } from '../index/outline.ts'

const VERSION = /^v?(\d+(?:\.\d+)*)$/i

/** Service and version that a route names: `/scribe/v2/faq` is version 2 of `/scribe`. */
export function versionOf(route: string): { service: string; version: number } | undefined {
  const segments = route.split('/')
  const at = segments.findIndex((segment) => /^v\d/i.test(segment) && VERSION.test(segment))
  if (at === -1) return undefined
  const version = Number.parseFloat(VERSION.exec(segments[at] ?? '')?.[1] ?? '0')
  return { service: segments.slice(0, at).join('/'), version }
}

/**
 * Puts the latest version of a service before older ones, unless the query names a version. Pages of other services keep their places.
 * @param pages equally good pages, best first
 */
export function latestFirst<T extends { page: number }>(
  ranked: readonly T[],
  pages: readonly OutlinePage[],
  namesVersion: (version: number) => boolean,
): T[] {
  const places = new Map<string, number[]>()
  const versions = ranked.map(({ page }) => versionOf(pages[page]?.route ?? ''))
  versions.forEach((found, place) => {
    if (found) places.set(found.service, [...(places.get(found.service) ?? []), place])
  })
  const result = [...ranked]
  const rankOf = (place: number) => {
    const version = versions[place]?.version ?? 0
    return namesVersion(version) ? Number.POSITIVE_INFINITY : version
  }
  for (const own of places.values()) {
    // Stable: within a version the order stays.
    const sorted = own.toSorted((a, b) => rankOf(b) - rankOf(a) || a - b)
    own.forEach((place, index) => {
      const from = ranked[sorted[index] ?? place]
      if (from) result[place] = from
    })
  }
  return result
}

/**
 * Pages of older versions, where a page of a newer version of the same service was found as well; none of a version that the query names.
 * @param found pages found alike
 */
export function olderTwins<T extends { page: number }>(
  found: readonly T[],
  pages: readonly OutlinePage[],
  namesVersion: (version: number) => boolean,
): T[] {
  const versions = found.map(({ page }) => versionOf(pages[page]?.route ?? ''))
  const newest = new Map<string, number>()
  for (const own of versions) {
    if (own) newest.set(own.service, Math.max(own.version, newest.get(own.service) ?? 0))
  }
  return found.filter((_, index) => {
    const own = versions[index]
    return own && own.version < (newest.get(own.service) ?? 0) && !namesVersion(own.version)
  })
}

/** Which versions the words of a query name: `v1`, `2.0`, `version 1`. */
export function versionsNamed(query: string): (version: number) => boolean {
  const named = new Set(
    [...query.matchAll(/(?:\bv|\bversion\s*)(\d+(?:\.\d+)*)\b/gi)].map(([, number]) =>
      Number.parseFloat(number ?? ''),
    ),
  )
  return (version) => named.has(version)
}
