import { writeStored } from './storage.ts'
import { BANNER_DISMISSED } from './storage-keys.ts'

/** The banner goes at once and stays away; with storage blocked, for this page only (BAN-03, BAN-06, R5.06). */
export function startBanner(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-dismiss-banner]'))) return
    const { classList, dataset } = document.documentElement
    classList.add('banner-dismissed')
    if (dataset['bannerKey'] !== undefined) writeStored('local', dataset['bannerKey'], BANNER_DISMISSED)
    // The button that had the focus is gone.
    const next = document.querySelector<HTMLElement>('main')
    if (next && !next.hasAttribute('tabindex')) next.tabIndex = -1
    next?.focus({ preventScroll: true })
  })
}
