import { latePartAt } from '../late-parts/late-part.ts'

/** Loads the search box and its look, as `startSearch` was told. */
export let loadSearchBox: () => Promise<{ WORKER_ADDRESS: string }>

/**
 * What the search box needs is loaded when the reader comes to it. Enter pressed before that is kept in `data-enter` (SRU-13).
 * @param load imports search-box.ts and the look of its list, which the theme has
 */
export function startSearch(load: typeof loadSearchBox): void {
  const field = '[data-search-input]'
  loadSearchBox = load
  latePartAt(field, 'input', load, () => {})
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLElement && target.matches(field))
      target.dataset['enter'] = ''
  })
}
