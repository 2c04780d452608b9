/**
 * Where a redirect sends a reader: the query of the request stays, in front of the target's fragment and behind a query of its own.
 * @param target a path of the site without base path, or a URL
 * @param base base path without a slash at the end; empty for the root
 * @param query with its `?`, or empty
 */
export function redirectLocation(target: string, base: string, query: string): string {
  const [address = '', fragment] = target.split('#')
  const start = address.startsWith('/') ? base : ''
  const more = address.includes('?') ? query.replace(/^\?/, '&') : query
  return ascii(`${start}${address}`) + more + (fragment === undefined ? '' : `#${ascii(fragment)}`)
}

/** A header holds no other characters (RFC 9110, 5.5). */
function ascii(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}
