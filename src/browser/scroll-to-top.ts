import { SCROLL_TO_TOP_PX } from '../config/constants.ts'
import { onClick } from './clicks.ts'
import { focusMain } from './move-focus.ts'
import { onPageShown } from './page-shown.ts'
import { scrollBehavior } from './scroll-within.ts'

/** `html.scrolled` past 300 px; the button scrolls up and takes the focus along (TOP-02, TOP-03, R3.21). */
export function startScrollToTop(): void {
  const mark = () => document.documentElement.classList.toggle('scrolled', scrollY >= SCROLL_TO_TOP_PX)
  addEventListener('scroll', mark, { passive: true })
  onPageShown(mark)
  onClick('[data-scroll-to-top]', () => {
    focusMain()
    scrollTo({ top: 0, behavior: scrollBehavior() })
  })
}
