import type { TagReader } from '../twins/read-article.ts'

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

/** What is noted of a document while its tags are read. */
export class PageScanner implements TagReader {
  readonly #ids = new Set<string>()
  readonly #addresses = new Set<string>()
  #hasApplication = false
  #elements = 0
  #templates = 0

  onopentag(name: string, { id, href, src, 'data-application': application }: Record<string, string>): void {
    if (id !== undefined) this.#ids.add(id)
    if (href !== undefined) this.#addresses.add(href)
    if (src !== undefined) this.#addresses.add(src)
    if (application !== undefined) this.#hasApplication = true
    if (this.#templates === 0) this.#elements++
    if (name === 'template') this.#templates++
  }

  onclosetag(name: string): void {
    if (name === 'template') this.#templates--
  }

  scan(): PageScan {
    return {
      ids: [...this.#ids],
      addresses: [...this.#addresses],
      hasApplication: this.#hasApplication,
      elements: this.#elements,
    }
  }
}
