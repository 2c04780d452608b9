import { twinAddress } from '../config/twin-address.ts'
import { decodePath, isExternal, isFileHref, withBase } from './route.ts'

/** What decides where a link in a twin leads. */
export interface TwinLinks {
  /** Address of the page, with its locale and without base path, escaped as in links. */
  page: string
  base: string
  /** Files of the site whose names do not look like files, without base path. */
  plainFiles: ReadonlySet<string>
  /** Older addresses and where they lead, both with their locale and without base path. */
  redirects: ReadonlyMap<string, string>
}

/**
 * Where a link of a page leads in its twin: to the twin of the other page, with its fragment.
 * Whether an address is that of a page is decided by its form, so that a kept twin does not depend on the other pages; the build checks that
 * each link of a page leads somewhere.
 * @param href as it is drawn, with base path and locale
 */
export function twinHref(href: string, { page, base, plainFiles, redirects }: TwinLinks): string {
  if (href.startsWith('#')) return withBase(twinAddress(page), base) + href
  const root = withBase('/', base)
  const inside = href === root.slice(0, -1) ? '/' : href.startsWith(root) ? `/${href.slice(root.length)}` : ''
  if (inside === '' || isExternal(href) || isFileHref(inside)) return href
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(inside) ?? []
  const address = path.replace(/(.)\/$/, '$1')
  if (plainFiles.has(decodePath(address))) return href
  const moved = redirects.get(address)
  if (moved !== undefined && isExternal(moved)) return moved
  const [, target = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(moved ?? address) ?? []
  return withBase(twinAddress(target), base) + (rest.includes('#') ? rest : rest + fragment)
}
