import path from 'node:path'
import { isExternal } from '../../site/route.ts'

/**
 * Where a link of a page leads, as a route with its query and fragment (C68, LAY-10).
 * Relative targets start at the folder of the source file, never at the address in the browser; `.md`, `.mdx` and a final `index` go.
 *
 * @param target the link as written
 * @param file the page's file relative to the site root, below `content/`
 */
export function resolveLink(target: string, file: string): string {
  if (isExternal(target) || target.startsWith('#') || target === '') return target
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? []
  if (pathname === '') return target
  const folder = path.posix.dirname(file).replace(/^content/, '') || '/'
  const absolute = path.posix.resolve('/', folder, pathname)
  const route = absolute.replace(/\.mdx?$/, '').replace(/\/index$/, '')
  return ((route || '/') + rest).normalize()
}
