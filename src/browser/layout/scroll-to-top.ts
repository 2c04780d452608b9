import { SCROLL_TO_TOP_PX } from '../../config/constants.ts'
import { onClick } from '../events/clicks.ts'
import { onPageShown } from '../events/page-shown.ts'
import { focusMain } from '../reader/move-focus.ts'
import { scrollBehavior } from '../reader/scroll-within.ts'

/** `html.scrolled` past 300 px; the button scrolls up and takes the focus along (TOP-02, TOP-03, R3.21). */
export function startScrollToTop(): void {
  const mark = () => document.documentElement.classList.toggle('scrolled', scrollY >= SCROLL_TO_TOP_PX)
  addEventListener('scroll', mark)
  onPageShown(mark)
  onClick('[data-scroll-to-top]', () => {
    focusMain()
    scrollTo({ top: 0, behavior: scrollBehavior() })
  })
}
