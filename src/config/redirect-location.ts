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
  return plain(`${start}${address}`) + more + (fragment === undefined ? '' : `#${plain(fragment)}`)
}

/** Without what no address holds (RFC 3986, 2), and without the dollar, which means something in the settings of other servers. */
function plain(address: string): string {
  return address.replace(/[^\x21-\x7e]+|["$<>\\^`{|}]/g, encodeURIComponent)
}
