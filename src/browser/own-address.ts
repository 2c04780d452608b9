/**
 * What an address that was stored or received leads to, if that is on this site's own origin; the browser's own reading decides, which takes
 * `/\host` and `/<tab>/host` for other sites.
 * @returns undefined for every other address
 */
export function ownAddress(address: string): URL | undefined {
  if (!URL.canParse(address, location.origin)) return undefined
  const url = new URL(address, location.origin)
  // Not its origin: that of a `blob:` is ours, too, and one with credentials is not what it seems.
  return url.href.startsWith(`${location.origin}/`) ? url : undefined
}
