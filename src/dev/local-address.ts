import { decodePath } from '../site/route.ts'

/**
 * Takes a request apart.
 * @param url as the browser has sent it
 * @param base base path, begins and ends with `/`
 * @returns the address, decoded, in Unicode's composed form (NFC) and without base path, and the query with its `?`
 */
export function localAddress(url = '/', base: string): { address: string; query: string } {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  const decoded = decodePath(path).normalize()
  const address =
    `${decoded}/` === base ? '/' : decoded.startsWith(base) ? `/${decoded.slice(base.length)}` : decoded
  return { address, query }
}
