import { onClick } from '../events/clicks.ts'
import { focusMain } from '../reader/move-focus.ts'
import { writeStored } from '../storage/storage.ts'
import { BANNER_DISMISSED } from '../storage/storage-keys.ts'

/** The banner goes at once and stays away; with storage blocked, for this page only (BAN-03, BAN-06, R5.06). */
export function startBanner(): void {
  onClick('[data-dismiss-banner]', () => {
    const { classList, dataset } = document.documentElement
    classList.add('banner-dismissed')
    if (dataset['bannerKey'] !== undefined) writeStored('local', dataset['bannerKey'], BANNER_DISMISSED)
    focusMain()
  })
}
