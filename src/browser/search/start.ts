import { onApproach } from '../events/on-approach.ts'

/** What the search box needs is loaded when the reader comes to it. Enter pressed before that is kept in `data-enter` (SRU-13). */
export function startSearch(): void {
  const field = '[data-search-input]'
  onApproach(field, () => import('./search-box.ts'))
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLElement && target.matches(field))
      target.dataset['enter'] = ''
  })
}
