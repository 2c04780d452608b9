import { OPEN_BUTTON } from '../applications/open-button.ts'
import { COPY_BUTTON } from '../copy/copy-button.ts'
import { TAB } from '../tabs/selectors.ts'
import { THEME_BUTTON } from '../theme-switch/theme-button.ts'

declare global {
  interface Window {
    /** What the reader has clicked before the page's script came; gone once that has acted on them. */
    earlyClicks: Element[] | undefined
  }
}

/** Buttons that do nothing without the page's script. */
const NEEDS_SCRIPT = `${COPY_BUTTON}, ${THEME_BUTTON}, ${OPEN_BUTTON}, ${TAB}`

/** Called before anything is painted: clicks on what needs the page's script are not lost. */
export function keepEarlyClicks(): void {
  window.earlyClicks = []
  document.addEventListener('click', ({ target }) => void window.earlyClicks?.push(target as Element))
}

/** Repeats them, now that somebody listens, while the browser still takes them for the reader's doing. */
export function repeatEarlyClicks(): void {
  const early = window.earlyClicks ?? []
  window.earlyClicks = undefined
  for (const element of new Set(early)) element.closest<HTMLElement>(NEEDS_SCRIPT)?.click()
}
