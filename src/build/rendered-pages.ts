import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Parser } from 'htmlparser2'

/** What a written page offers to links and what it links to. */
export interface RenderedPage {
  /** Relative to the output folder. */
  file: string
  ids: Set<string>
  /** Values of `href` and `src`, in document order, each once. */
  addresses: Set<string>
}

/** Reads every HTML file of an output folder, keyed by its route (locale prefix included, base path not). */
export async function readRenderedPages(folder: string): Promise<Map<string, RenderedPage>> {
  const names = await readdir(folder, { recursive: true })
  const pages = new Map<string, RenderedPage>()
  for (const file of names.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(folder, file), 'utf8')
    pages.set(routeOf(file), { file, ...scan(html) })
  }
  return pages
}

function routeOf(file: string): string {
  const route = `/${file.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/\/index$/, '')
  return route === '' ? '/' : route
}

function scan(html: string): Pick<RenderedPage, 'ids' | 'addresses'> {
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
  return { ids, addresses }
}
