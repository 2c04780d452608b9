import { withBase } from './route.ts'

/**
 * The address under which the world knows a page or a file of the site (HED-03, C70), percent-encoded.
 *
 * @param path site-absolute, without base path; any other address is returned unchanged
 * @param siteUrl public address of the site without slash at its end; a path of its own is the base path there
 * @param base base path of this build, which counts when `siteUrl` has no path
 */
export function publicAddress(path: string, siteUrl: string, base: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const rest = new URL(siteUrl).pathname === '/' ? withBase(path, base) : path
  return new URL(siteUrl + rest).href
}
