import { latePartAt } from '../late-parts/late-part.ts'

/** Loads the search box and its look, as `startSearch` was told. */
export let loadSearchBox: () => Promise<{ WORKER_ADDRESS: string }>

/**
 * What the search box needs is loaded when the reader comes to it (SRU-13: Enter pressed before that counts).
 * @param load imports search-box.ts and the look of its list, which the theme has
 */
export function startSearch(load: typeof loadSearchBox): void {
  loadSearchBox = load
  latePartAt('[data-search-input]', 'input', load, () => {})
}
