import { LOCALE_COOKIE_DAYS } from '../../config/constants.ts'
import { onClick } from '../events/clicks.ts'

const SECONDS_A_DAY = 86_400

/** Choosing a language is remembered for a year (LNG-02, R5.13, R7.05); the same page is shown with the same query and fragment. */
export function startLanguageLinks(): void {
  onClick('[data-dropdown] a[hreflang]', (link) => {
    if (!(link instanceof HTMLAnchorElement)) return
    const age = LOCALE_COOKIE_DAYS * SECONDS_A_DAY
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: Firefox has learned the cookie store only lately
      document.cookie = `NEXT_LOCALE=${link.hreflang}; path=/; max-age=${age}; samesite=lax`
    } catch {
      // The page is in a sandbox: nothing is remembered.
    }
    if (link.dataset['samePage'] === undefined) return
    link.search = location.search
    link.hash = location.hash
  })
}
