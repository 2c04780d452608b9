import { Parser } from 'htmlparser2'

/** What a drawn page offers to links and what it links to. */
export interface PageScan {
  ids: string[]
  /** Values of `href` and `src`, in document order, each once. */
  addresses: string[]
}

/** Reads a whole HTML document. */
export function scanPage(html: string): PageScan {
  const ids = new Set<string>()
  const addresses = new Set<string>()
  const parser = new Parser({
    onopentag(_name, { id, href, src }) {
      if (id !== undefined) ids.add(id)
      if (href !== undefined) addresses.add(href)
      if (src !== undefined) addresses.add(src)
    },
  })
  parser.end(html)
  return { ids: [...ids], addresses: [...addresses] }
}
