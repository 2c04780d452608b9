import { SCROLL_TO_TOP_PX } from '../config/constants.ts'
import { onPageShown } from './page-shown.ts'
import { prefersReducedMotion } from './reduced-motion.ts'

/** `html.scrolled` past 300 px; the button scrolls up and takes the focus along (TOP-02, TOP-03, R3.21). */
export function startScrollToTop(): void {
  const mark = () => document.documentElement.classList.toggle('scrolled', scrollY >= SCROLL_TO_TOP_PX)
  addEventListener('scroll', mark, { passive: true })
  onPageShown(mark)
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-scroll-to-top]'))) return
    const main = document.querySelector('main')
    if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1
    main?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  })
}
