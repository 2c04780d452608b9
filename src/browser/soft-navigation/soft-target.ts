/** A file of the site such as `/guide.pdf`: its name ends in a dot, a letter and up to four more characters. */
const FILE = /\.(?!html$)[a-z][a-z\d]{1,4}$/i

/** Whether an address is another page of this site, which can take the place of the current one without a full load. */
export function isSoftTarget(url: URL, current: URL, base: string): boolean {
  if (url.origin !== current.origin || !`${url.pathname}/`.startsWith(base)) return false
  if (FILE.test(url.pathname)) return false
  return url.pathname !== current.pathname || url.search !== current.search
}
