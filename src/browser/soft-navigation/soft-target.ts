import { settings } from '../settings.ts'

/** A file of the site such as `/guide.pdf`: its name ends in a dot, a letter and up to four more characters. */
const FILE = /\.(?!html$)[a-z][a-z\d]{1,4}$/i

/**
 * Whether an address is a page of this site, which can take the place of the current one without a full load. It may be the current one:
 * its link then leads to its top, as it stands on the server now.
 */
export function isSoftTarget(url: URL, current: URL, base: string): boolean {
  return url.origin === current.origin && `${url.pathname}/`.startsWith(base) && !FILE.test(url.pathname)
}

/** Whether two addresses differ at most in their fragments. */
export function isSamePage(url: URL, current: URL): boolean {
  return url.pathname === current.pathname && url.search === current.search
}

/** The page that a link leads to, without fragment; none for a file, another site or the page in the window. */
export function linkTarget(link: Element): URL | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download'))
    return undefined
  if (!URL.canParse(link.href)) return undefined
  const url = new URL(link.href)
  url.hash = ''
  const current = new URL(location.href)
  return isSoftTarget(url, current, settings.base) && !isSamePage(url, current) ? url : undefined
}
