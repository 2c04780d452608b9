/**
 * Where a redirect sends a reader: the query of the request stays, in front of the target's fragment.
 * @param target a path of the site without base path, or a URL
 * @param base base path without a slash at the end; empty for the root
 * @param query with its `?`, or empty
 */
export function redirectLocation(target: string, base: string, query: string): string {
  const [address = '', fragment] = target.split('#')
  const start = address.startsWith('/') ? base : ''
  return `${start}${address}${query}${fragment === undefined ? '' : `#${fragment}`}`
}
