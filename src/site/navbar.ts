/** The items of the top bar (NAV-02 – NAV-12). */
import type { MetaMenuItem } from '../config/meta-schema.ts'
import type { NavbarItem, NavbarLink, NavbarMenu } from './page.ts'
import type { FolderEntry, MetaOnlyEntry, PageMapEntry } from './page-map-entry.ts'
import { hrefOfRoute, isExternal, isUnder, routeFromPath } from './route.ts'

/** An item and the route that makes it active; without a route it never is. */
export interface NavbarCandidate {
  item: NavbarItem
  route?: string
}

/** The items of every page: top-level entries of type `page` or `menu` that are not hidden (NAV-02, NAV-03). */
export function navbarCandidates(entries: readonly PageMapEntry[]): NavbarCandidate[] {
  return entries.flatMap((entry): NavbarCandidate[] => {
    if (!entry.visible) return []
    if (entry.type === 'menu') return [{ item: menu(entry) }]
    if (entry.type !== 'page') return []
    const href = hrefOf(entry)
    if (href === undefined) return []
    const item: NavbarLink = { kind: 'link', title: entry.title, href, newWindow: entry.newWindow }
    const route = activeRouteOf(entry)
    return [{ item, ...(route !== undefined && { route }) }]
  })
}

/** Marks the one item whose route is the active one or the longest above it (NAV-06, NAV-10, NAV-11). */
export function markCurrent(candidates: readonly NavbarCandidate[], active: string): NavbarItem[] {
  let best: { candidate: NavbarCandidate; route: string } | undefined
  for (const candidate of candidates) {
    const { route } = candidate
    if (route === undefined || !isUnder(active, route)) continue
    if (best === undefined || route.length > best.route.length) best = { candidate, route }
  }
  return candidates.map((candidate) => {
    const { item } = candidate
    if (item.kind === 'menu' || candidate !== best?.candidate) return item
    return { ...item, current: best.route === active ? 'page' : 'true' }
  })
}

/** NAV-04, NAV-05; undefined for a folder that leads nowhere. */
function hrefOf(entry: PageMapEntry): string | undefined {
  if (entry.kind !== 'Folder') return entry.href ?? (hrefOfRoute(entry.route) || '#')
  return targetOf(entry) || entry.href
}

function targetOf(entry: FolderEntry): string {
  return hrefOfRoute(entry.indexPage?.visible ? entry.route : entry.firstChildRoute)
}

/** An item that opens a new tab (NAV-08) or leads to another origin (NAV-09) is never active. */
function activeRouteOf(entry: PageMapEntry): string | undefined {
  if (entry.newWindow) return undefined
  if (entry.href !== undefined && entry.kind !== 'Folder') {
    if (isExternal(entry.href)) return undefined
    if (entry.route === '') return entry.href.startsWith('/') ? routeFromPath(entry.href) : undefined
  }
  return entry.route || undefined
}

/** NAV-12. */
function menu(entry: FolderEntry | MetaOnlyEntry): NavbarMenu {
  return { kind: 'menu', title: entry.title, items: (entry.items ?? []).map((item) => menuItem(item, entry)) }
}

function menuItem(item: MetaMenuItem, parent: FolderEntry | MetaOnlyEntry): NavbarMenu['items'][number] {
  const children = parent.kind === 'Folder' ? parent.children : []
  const child = children.find(({ name }) => name === item.key)
  const ofChild = child?.kind === 'Folder' ? targetOf(child) : (child?.href ?? child?.route)
  const href = item.href ?? (ofChild || hrefOfRoute(`${parent.route}/${item.key}`))
  return { title: item.title || item.key, href, newWindow: item.newWindow ?? child?.newWindow ?? false }
}
