import { Parser } from 'htmlparser2'

/** What a drawn page offers to links and what it links to. */
export interface PageScan {
  ids: string[]
  /** Values of `href` and `src`, in document order, each once. */
  addresses: string[]
  /** Whether it has an application (theme/application.tsx), which needs scripts of its own. */
  hasApplication: boolean
}

/** Reads a whole HTML document. */
export function scanPage(html: string): PageScan {
  const ids = new Set<string>()
  const addresses = new Set<string>()
  let hasApplication = false
  const parser = new Parser({
    onopentag(_name, { id, href, src, 'data-application': application }) {
      if (id !== undefined) ids.add(id)
      if (href !== undefined) addresses.add(href)
      if (src !== undefined) addresses.add(src)
      if (application !== undefined) hasApplication = true
    },
  })
  parser.end(html)
  return { ids: [...ids], addresses: [...addresses], hasApplication }
}
