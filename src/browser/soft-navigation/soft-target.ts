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
