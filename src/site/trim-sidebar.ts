import type { SidebarEntry, SidebarFolder } from './page.ts'

/** Up to so many entries a sidebar is complete in each page. */
export const COMPLETE_SIDEBAR_ENTRIES = 300

export interface TrimmedSidebar {
  entries: SidebarEntry[]
  /** Whether anything was left out, so that the rest is loaded when a reader asks for it. */
  trimmed: boolean
}

/**
 * Keeps a page's share of a large sidebar: the folders above the active page, what stands beside them, and the
 * entries beside and directly below the page. Every other folder is closed and empty, marked `trimmed`, and links
 * to its index page or to its first page. A sidebar of at most 300 entries is returned as it is.
 */
export function trimSidebar(entries: SidebarEntry[]): TrimmedSidebar {
  if (remaining(entries, COMPLETE_SIDEBAR_ENTRIES) >= 0) return { entries, trimmed: false }
  let trimmed = false
  const keep = (list: SidebarEntry[]): SidebarEntry[] =>
    list.map((entry) => {
      if (entry.kind !== 'folder') return entry
      if (entry.containsActive) return { ...entry, children: keep(entry.children) }
      const href = entry.href ?? firstHref(entry)
      if (href === undefined) return entry
      trimmed = true
      return { ...entry, href, open: false, children: [], trimmed: true }
    })
  return { entries: keep(entries), trimmed }
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
    if (child.kind === 'separator') continue
    const href = child.href ?? (child.kind === 'folder' ? firstHref(child) : undefined)
    if (href?.startsWith('/')) return href
  }
  return undefined
}
