import type { SearchData, SearchSynonyms } from '../../src/search/data.ts'

/** An engine that has its data: answers routes of pages, best first. */
export interface OpenedEngine {
  search(query: string): Promise<string[]>
  close?(): Promise<void>
}

/** An engine to be measured, on the search data of a site. */
export interface Engine {
  name: string
  /**
   * `first` is what a reader loads before the first answer, `later` how many bytes all queries together have loaded since, `ready` the
   * milliseconds from loaded data to the first answer.
   */
  open(
    data: SearchData,
    synonyms?: SearchSynonyms,
  ): Promise<{ engine: OpenedEngine; first: string; later(): number; ready: number }>
}
