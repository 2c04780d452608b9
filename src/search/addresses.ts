/** Where search data lies, without base path. Both names are fixed and must be revalidated; parts have a hash in theirs. */

/** All data of a locale (R7.01). */
export function dataAddress(locale: string): string {
  return `/search/${locale}.json`
}

/** What a large site loads first (`SearchStart`); a small site has none. */
export function startAddress(locale: string): string {
  return `/search/${locale}.start.json`
}

/** A part of a large site's data, by the hash of its content. */
export function partAddress(hash: string): string {
  return `/assets/search-${hash}.json`
}
