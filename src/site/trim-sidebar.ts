import type { SidebarCut, SidebarEntry, SidebarFolder } from './page.ts'

/** Up to so many entries a sidebar is complete in each page; a longer list shows only what is near the page. */
export const COMPLETE_SIDEBAR_ENTRIES = 300
/** Entries that a longer list keeps at least on each side of the page, as far as there are any. */
const NEAR_ENTRIES = 25

export interface TrimmedSidebar {
  entries: SidebarEntry[]
  /** Whether anything was left out, so that the rest is loaded when a reader asks for it. */
  trimmed: boolean
}

/**
 * Keeps a page's share of a large sidebar: the folders above the active page, what stands beside them, and the
 * entries beside and directly below the page. Every other folder is closed and empty and leads to its index page or to
 * its first page. Of a list that is longer by itself, the neighbours of the page stay. So what a page carries does not
 * grow with the site. A sidebar of at most 300 entries is returned as it is.
 */
export function trimSidebar(entries: SidebarEntry[]): TrimmedSidebar {
  if (remaining(entries, COMPLETE_SIDEBAR_ENTRIES) >= 0) return { entries, trimmed: false }
  let trimmed = false
  const keep = (list: SidebarEntry[], route: string): SidebarEntry[] => {
    const near = cut(list, route)
    if (near !== list) trimmed = true
    return near.map((entry) => {
      if (entry.kind !== 'folder') return entry
      if (entry.containsActive) return { ...entry, children: keep(entry.children, entry.route) }
      const leadsTo = entry.href ?? firstHref(entry)
      if (leadsTo === undefined) return entry
      trimmed = true
      return { ...entry, open: false, children: [], trimmed: leadsTo }
    })
  }
  return { entries: keep(entries, ''), trimmed }
}

/** The part of a list around the page, the start of it where the page is elsewhere; a short list as it is. */
function cut(list: SidebarEntry[], route: string): SidebarEntry[] {
  const total = list.length
  if (total <= COMPLETE_SIDEBAR_ENTRIES) return list
  const active = list.findIndex((entry) =>
    entry.kind === 'folder' ? entry.containsActive : entry.kind === 'link' && entry.active,
  )
  // Neighbours share a part, so that a click on the next page moves nothing but the mark.
  const step = Math.floor(Math.max(active, 0) / NEAR_ENTRIES)
  const from = Math.max(0, (step - 1) * NEAR_ENTRIES)
  const to = Math.min(total, (step + 2) * NEAR_ENTRIES)
  const rest = (missing: number): SidebarCut[] =>
    missing > 0 ? [{ kind: 'cut', route, total, missing }] : []
  return [...rest(from), ...list.slice(from, to), ...rest(total - to)]
}

/** What is left of `budget` after all entries; negative as soon as it is used up, without looking further. */
function remaining(entries: readonly SidebarEntry[], budget: number): number {
  let left = budget
  for (const entry of entries) {
    left -= 1
    if (entry.kind === 'folder') left = remaining(entry.children, left)
    if (left < 0) return left
  }
  return left
}

/** The first page of this site in a folder. */
function firstHref({ children }: SidebarFolder): string | undefined {
  for (const child of children) {
    if (child.kind !== 'link' && child.kind !== 'folder') continue
    const href = child.href ?? (child.kind === 'folder' ? firstHref(child) : undefined)
    if (href?.startsWith('/')) return href
  }
  return undefined
}
