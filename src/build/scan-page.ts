import { Parser } from 'htmlparser2'

/** What a drawn page offers to links and what it links to. */
export interface PageScan {
  ids: string[]
  /** Values of `href` and `src`, in document order, each once. */
  addresses: string[]
  /** Whether it has an application (theme/application.tsx), which needs scripts of its own. */
  hasApplication: boolean
  /** Elements that a browser lays out or keeps; what waits in a `template` is none. */
  elements: number
}

/** Reads a whole HTML document. */
export function scanPage(html: string): PageScan {
  const ids = new Set<string>()
  const addresses = new Set<string>()
  let hasApplication = false
  let elements = 0
  let templates = 0
  const parser = new Parser({
    onopentag(name, { id, href, src, 'data-application': application }) {
      if (id !== undefined) ids.add(id)
      if (href !== undefined) addresses.add(href)
      if (src !== undefined) addresses.add(src)
      if (application !== undefined) hasApplication = true
      if (templates === 0) elements++
      if (name === 'template') templates++
    },
    onclosetag(name) {
      if (name === 'template') templates--
    },
  })
  parser.end(html)
  return { ids: [...ids], addresses: [...addresses], hasApplication, elements }
}
