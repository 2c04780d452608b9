/** Routes: a URL path without base path, query, fragment and trailing slash, decoded; the home page is `/`. */

export const NOT_FOUND_ROUTE = '/404'
export const SERVER_ERROR_ROUTE = '/500'

/** How a site writes its addresses. */
export interface PathRules {
  /** Base path, with or without trailing slash; empty or `/` for a site at the root of its host. */
  base?: string
  /** Locales whose suffix (`.fr`) belongs to the file and not to the route. */
  locales?: readonly string[]
}

/**
 * The route that a browser path, with or without query and fragment, stands for (RTE-01, RTE-03, RTE-04).
 * Only configured locales count as a suffix, so that `/node.js` stays what it is.
 */
export function routeFromPath(path: string, { base = '', locales = [] }: PathRules = {}): string {
  const bare = path.replace(/[?#].*$/s, '')
  let route = stripBase(decodePath(bare), decodePath(base))
  route = route.replace(/\/+$/, '').replace(/\.html$/, '')
  const locale = locales.find((candidate) => route.endsWith(`.${candidate}`))
  if (locale !== undefined) route = route.slice(0, -locale.length - 1)
  return route.replace(/\/index$/, '').replace(/\/+$/, '') || '/'
}

/** The route of the page in the window: an error page has its own, whatever path was asked for (RTE-02). */
export function activeRoute(path: string, rules?: PathRules, error?: 'not-found' | 'server-error'): string {
  if (error === 'not-found') return NOT_FOUND_ROUTE
  if (error === 'server-error') return SERVER_ERROR_ROUTE
  return routeFromPath(path, rules)
}

/** The route of a document that a site brings ready-made: `plain.html` and `plain/index.html` are both `/plain`. */
export function routeOfDocument(name: string): string {
  return `/${name}`.replace(/(\/index)?\.html$/, '') || '/'
}

/** MAP-06: routes that no list and no search contains. */
export function isErrorRoute(route: string): boolean {
  return route === NOT_FOUND_ROUTE || route === SERVER_ERROR_ROUTE
}

/**
 * Whether `route` is `root` or lies below it, by whole path segments (NRM-05, NAV-06): `/nerdy` is not under
 * `/nerd`. The empty root holds every route; the home page `/` holds only itself (NAV-07).
 */
export function isUnder(route: string, root: string): boolean {
  return root === '' || route === root || route.startsWith(`${root}/`)
}

/** The href of a route. Escapes only what would end the path, so that ordinary routes stay as they are. */
export function hrefOfRoute(route: string): string {
  return route.replace(/[%?#]/g, encodeURIComponent)
}

/** Whether an href leads to another origin or another scheme, such as `mailto:`. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** Whether an href means a file such as `/guide.pdf`, of which there is one for all languages: a dot, a letter and up to four more characters. */
export function isFileHref(href: string): boolean {
  return /^[^?#]*\.[a-z][a-z\d]{1,4}([?#]|$)/i.test(href)
}

/** RTE-04: puts the base path in front of a site-absolute href; every other href is returned unchanged. */
export function withBase(href: string, base = ''): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href
  return `${base.replace(/\/+$/, '')}${href}`
}

function stripBase(path: string, base: string): string {
  const prefix = base.replace(/\/+$/, '')
  return prefix !== '' && isUnder(path, prefix) ? path.slice(prefix.length) : path
}

/** A malformed escape is kept as it is: a reader may type anything. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
