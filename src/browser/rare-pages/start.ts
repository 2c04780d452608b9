import { onPageShown } from '../events/page-shown.ts'

/** What only a few pages need is loaded on these: the not-found page, a page of which parts have moved to others, and one with a filter. All
 * work without it. */
export function startRarePages(): void {
  onPageShown(() => {
    if (document.querySelector('[data-rare]')) import('./rare-pages.ts').catch(() => {})
  })
}
