import { ownAddress } from '../own-address.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { RECENT_SEARCHES_KEY } from '../storage/storage-keys.ts'

/** A search that led somewhere. */
export interface RecentSearch {
  query: string
  /** What was chosen: its heading and its address. */
  title: string
  href: string
}

const MOST = 5

/** The latest first; what is stored may be anything. */
export function recentSearches(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(readStored('session', RECENT_SEARCHES_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Remembers a search and the option it led to for the session, once for each place. */
export function rememberSearch(field: HTMLInputElement, option: HTMLAnchorElement): void {
  const text = (part: string) => option.querySelector(part)?.textContent ?? ''
  const { href } = option
  // Of an earlier search the query is the second line.
  const search: RecentSearch = { query: field.value.trim() || text('.excerpt'), title: text('.title'), href }
  const others = recentSearches().filter((other) => other.href !== href)
  writeStored('session', RECENT_SEARCHES_KEY, JSON.stringify([search, ...others].slice(0, MOST)))
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false
  const { query, title, href } = value as Partial<Record<string, unknown>>
  // Anything else was not stored by us.
  return (
    typeof query === 'string' &&
    typeof title === 'string' &&
    typeof href === 'string' &&
    ownAddress(href) !== undefined
  )
}
