/** The sidebar of a docs tree and the mobile menu: drawn once for a site, then marked for each page. */
import type { MetaMenuItem } from '../config/meta-schema.ts'
import type { SidebarEntry, SidebarLink } from './page.ts'
import {
  type FolderEntry,
  isUnderDocsTree,
  type MetaOnlyEntry,
  type PageMapEntry,
  type PageRecord,
} from './page-map-entry.ts'
import { hrefOfRoute, isUnder } from './route.ts'

/** A sidebar in which nothing is marked. */
export interface SidebarTree {
  entries: SidebarEntry[]
  /** Where an entry stands: the index in each list from the top down. Hidden entries stand nowhere. */
  positions: ReadonlyMap<PageMapEntry, readonly number[]>
}

export interface SidebarOptions {
  /** Draws this docs tree only (SID-01); without it, the whole site (SID-02). */
  docsRoot?: string
  /** Draws a section, and what leads to it, although it is hidden: the one the reader is in. */
  inside?: string
  /** Folders from this level on start closed; top-level folders are level 1. */
  collapseLevel: number
}

/** A list that is being filled: its entries, where it stands, and the level of folders in it. */
interface Shelf {
  entries: SidebarEntry[]
  path: readonly number[]
  level: number
  /** Route of the folder the list belongs to; empty at the top. */
  route: string
}

export function buildSidebarTree(
  entries: readonly PageMapEntry[],
  { docsRoot, inside: shown, collapseLevel }: SidebarOptions,
): SidebarTree {
  const positions = new Map<PageMapEntry, readonly number[]>()
  const top: Shelf = { entries: [], path: [], level: 1, route: '' }
  for (const entry of entries) place(entry, top)
  return { entries: top.entries, positions }

  function place(entry: PageMapEntry, shelf: Shelf, title = entry.title): void {
    if (!isShown(entry) || (docsRoot !== undefined && !isUnderDocsTree(entry, docsRoot))) return
    if (entry.type === 'separator') shelf.entries.push({ kind: 'separator', ...(title !== '' && { title }) })
    else if (entry.kind === 'page') put(entry, shelf, link(entry, title, hrefOfRoute(entry.route)))
    else if (entry.type === 'menu') placeMenu(entry, shelf, title)
    else if (entry.kind === 'Folder') placeFolder(entry, shelf, title)
    else if (entry.href !== undefined) put(entry, shelf, link(entry, title, entry.href))
  }

  function isShown({ visible, kind, route }: PageMapEntry): boolean {
    return visible || (shown !== undefined && kind === 'Folder' && isUnder(shown, route))
  }

  function put(entry: PageMapEntry, shelf: Shelf, drawn: SidebarEntry): void {
    positions.set(entry, [...shelf.path, shelf.entries.length])
    shelf.entries.push(drawn)
  }

  /** Lifts the children of a `display: children` folder to its own level (NRM-09), its index page first (NRM-10). */
  function placeFolder(entry: FolderEntry, shelf: Shelf, title: string): void {
    const lifted = entry.type === 'doc' && entry.display === 'children'
    if (lifted && entry.indexPage?.visible) {
      put(entry, shelf, link(entry, entry.indexPage.title, hrefOfRoute(entry.route)))
    }
    const inside = lifted ? shelf : shelfIn(shelf, entry.route)
    for (const child of entry.children) place(child, inside)
    if (!lifted) finishFolder(entry, shelf, inside, title)
  }

  /** A menu lists its items, then the pages of its folder that no item names, so that none gets lost. */
  function placeMenu(entry: FolderEntry | MetaOnlyEntry, shelf: Shelf, title: string): void {
    const route = entry.route || `${shelf.route}/${entry.name}`
    const inside = shelfIn(shelf, route)
    const children = new Map(
      entry.kind === 'Folder' ? entry.children.map((child) => [child.name, child]) : [],
    )
    for (const item of entry.items ?? []) {
      const child = item.href === undefined ? children.get(item.key) : undefined
      if (child?.visible) place(child, inside, item.title)
      else inside.entries.push(itemLink(item, entry))
      children.delete(item.key)
    }
    for (const child of children.values()) place(child, inside)
    finishFolder(entry, shelf, inside, title, route)
  }

  /** A folder with other pages is a folder (SID-06, SID-07), one with an index page only a link (SID-08). */
  function finishFolder(
    entry: FolderEntry | MetaOnlyEntry,
    shelf: Shelf,
    { entries: children, level }: Shelf,
    title: string,
    route: string = entry.route,
  ): void {
    // What is drawn although it is hidden is the section that the reader is in.
    const index = entry.kind === 'Folder' && (entry.visible ? entry.indexPage?.visible : entry.indexPage)
    const href = index ? (entry.href ?? hrefOfRoute(route)) : undefined
    if (children.some(({ kind }) => kind !== 'separator')) {
      const collapsed = entry.kind === 'Folder' ? entry.collapsed : undefined
      const open = collapsed === undefined ? shelf.level < collapseLevel : !collapsed
      put(entry, shelf, {
        kind: 'folder',
        title,
        route,
        ...(href !== undefined && { href }),
        active: false,
        containsActive: false,
        open,
        level: level - 1,
        children,
      })
    } else if (href !== undefined || entry.href !== undefined) {
      put(entry, shelf, link(entry, title, href ?? ''))
    }
  }

  function shelfIn({ entries: siblings, path, level }: Shelf, route: string): Shelf {
    return { entries: [], path: [...path, siblings.length], level: level + 1, route }
  }
}

/**
 * The sidebar as seen from a page: the page is marked, every folder above it is open (SID-10, SID-20, SID-29).
 * Everything off that path is shared between pages, so nobody may change it.
 *
 * @param record The page; without one, nothing is marked.
 */
export function markActive(
  { entries, positions }: SidebarTree,
  record: PageRecord | undefined,
): SidebarEntry[] {
  const nearest = record?.path.findLast((entry) => positions.has(entry))
  const position = nearest && positions.get(nearest)
  return position ? markPath(entries, position, nearest === record?.entry) : entries
}

function markPath(
  entries: SidebarEntry[],
  [index = 0, ...rest]: readonly number[],
  active: boolean,
): SidebarEntry[] {
  const last = rest.length === 0
  return entries.map((entry, at) => {
    if (at !== index) return entry
    if (entry.kind === 'link') return active ? { ...entry, active } : entry
    if (entry.kind !== 'folder') return entry
    const children = last ? entry.children : markPath(entry.children, rest, active)
    return { ...entry, active: last && active, containsActive: true, open: true, children }
  })
}

/** SID-05. */
function link(entry: PageMapEntry, title: string, href: string): SidebarLink {
  return { kind: 'link', title, href: entry.href ?? href, newWindow: entry.newWindow, active: false }
}

function itemLink(item: MetaMenuItem, menu: FolderEntry | MetaOnlyEntry): SidebarLink {
  const href = item.href ?? hrefOfRoute(`${menu.route}/${item.key}`)
  return {
    kind: 'link',
    title: item.title || item.key,
    href,
    newWindow: item.newWindow ?? false,
    active: false,
  }
}
