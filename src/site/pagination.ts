import type { Neighbour } from './page.ts'
import { isUnderDocsTree, type PageMapEntry, type PageRecord } from './page-map-entry.ts'
import { hrefOfRoute } from './route.ts'

/** The pages of one docs tree in reading order. */
export interface PageSequence {
  pages: readonly Neighbour[]
  /** Place of each route. Hidden pages have none (PAG-05). */
  indices: ReadonlyMap<string, number>
}

/**
 * The `doc` pages of a docs tree, depth first, a folder's index page before its children (PAG-01). Links,
 * separators and entries that lead elsewhere are left out (PAG-06).
 */
export function pageSequence(entries: readonly PageMapEntry[], docsRoot: string): PageSequence {
  const pages: Neighbour[] = []
  const indices = new Map<string, number>()
  const add = (title: string, route: string) => {
    indices.set(route, pages.length)
    pages.push({ title, href: hrefOfRoute(route) })
  }
  const visit = (entry: PageMapEntry): void => {
    if (!entry.visible || !isUnderDocsTree(entry, docsRoot)) return
    if (entry.kind === 'page' && entry.href === undefined) add(entry.title, entry.route)
    if (entry.kind !== 'Folder') return
    const { indexPage, children } = entry
    if (indexPage?.visible && indexPage.type === 'doc' && entry.href === undefined) {
      add(entry.display === 'children' ? indexPage.title : entry.title, entry.route)
    }
    for (const child of children) visit(child)
  }
  for (const entry of entries) visit(entry)
  return { pages, indices }
}

/**
 * The pages before and after one in its docs tree (PAG-02), as far as its type, layout, theme and the site's
 * `navigation` option show them (PAG-03, PAG-04).
 */
export function neighbours(
  { pages, indices }: PageSequence,
  { route, type, theme }: PageRecord,
  navigation: { prev: boolean; next: boolean },
): { previous?: Neighbour; next?: Neighbour } {
  const index = indices.get(route)
  if (index === undefined || type === 'page' || !theme.pagination || theme.layout === 'raw') return {}
  const previous = navigation.prev ? pages[index - 1] : undefined
  const next = navigation.next ? pages[index + 1] : undefined
  return { ...(previous && { previous }), ...(next && { next }) }
}
