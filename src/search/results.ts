/** What a search answers: plain data, so that it crosses from a worker to the page. */

/**
 * What an entry is. `page` and `section` come from pages; the others are for the API reference, whose outline will bring them
 * in `SearchPage.types` (data.ts), and are drawn as a badge.
 */
export type EntryType = 'page' | 'section' | 'operation' | 'field' | 'error' | 'response' | 'message'

/** A piece of a text; `marked` where the query matched (SRQ-13, SRU-17). The pieces of a text follow each other without gap. */
export interface TextPart {
  text: string
  marked: boolean
}

/** One option of the list: a section, or the page itself where no section is hit (SRQ-09). */
export interface SearchEntry {
  type: EntryType
  /** Base path included, fragment as written in the page's `id`, percent-encoded. */
  href: string
  /** Fragment without `#`; empty for the top of the page. */
  id: string
  /** Heading of the section; the page's title at the top of a page. */
  heading: TextPart[]
  /** A window of text around the first match, one line; empty where the section has no text. Beginnings and ends that were cut show `…`. */
  excerpt: TextPart[]
}

/** One page with its entries, best first. */
export interface SearchGroup {
  /** Site-absolute, with locale, without base path. */
  route: string
  href: string
  title: TextPart[]
  /** Titles of what stands above the page, from the top; empty for pages at top level. */
  breadcrumb: string[]
  /** 1 to 5 (SRQ-11). */
  entries: SearchEntry[]
}

/** The answer to one query. */
export interface SearchAnswer {
  /** The query as it was asked. */
  query: string
  /** At most 5 pages, best first (SRQ-10, SRQ-11). Empty when nothing is found or the query is empty. */
  groups: SearchGroup[]
  /** Entries of all groups together, for a live count. */
  count: number
  /** False while parts of the data that the query needs are still on their way (large sites): an empty answer is no "no results" yet. */
  complete: boolean
}

/** A search over one site in one locale, made by `openSearch` (open-search.ts). */
export interface SiteSearch {
  /**
   * Answers a query. On a large site this may load parts of the data first; a part that was loaded is kept.
   * @param onPartial called at most once, and only where data has to be loaded: what is known without it
   * @throws Error when a part cannot be loaded; the next query tries again
   */
  ask(query: string, onPartial?: (answer: SearchAnswer) => void): Promise<SearchAnswer>
  /** Loads what queries may need before they are asked, where the build has found that little; never rejects. */
  loadAhead(): Promise<void>
}

/** How `openSearch` reaches the data. */
export interface SearchSource {
  /** Address of the data as the page names it (`data-search` of the search field), base path included. */
  address: string
  /** Base path; begins and ends with `/`. */
  base: string
  /**
   * Reads JSON from an address. Rejects for a status other than 200 and for what is no JSON. The file at `address` has no hash in its name and
   * must be revalidated (`cache: 'no-cache'`); all others have one.
   */
  load(address: string): Promise<unknown>
}
