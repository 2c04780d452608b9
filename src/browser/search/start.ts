import { onApproach } from '../events/on-approach.ts'
import { readStored } from '../storage/storage.ts'
import { FOUND_KEY } from '../storage/storage-keys.ts'
import { isOfComposition, noteComposition } from './composition.ts'

/** Loads the search box and its look, as `startSearch` was told. */
export let loadSearchBox: () => Promise<{ WORKER_ADDRESS: string }>

/**
 * What the search box needs is loaded when the reader comes to it. Enter pressed before that is kept in `data-enter` (SRU-13).
 * @param load imports search-box.ts and the look of its list, which the theme has
 */
export function startSearch(load: typeof loadSearchBox): void {
  const field = '[data-search-input]'
  loadSearchBox = load
  onApproach(field, load)
  // An answer of the search led here, from another tab or without soft navigation: its place is shown.
  if (readStored('local', FOUND_KEY)) load().catch(() => {})
  document.addEventListener('compositionend', noteComposition)
  document.addEventListener('keydown', (event) => {
    const element = event.target as Partial<HTMLElement>
    if (event.key === 'Enter' && !isOfComposition(event) && element.matches?.(field))
      (element as HTMLElement).dataset['enter'] = ''
  })
}
