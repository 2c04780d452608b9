import { onPageShown } from '../events/page-shown.ts'

/** Scroll areas are reachable for keyboard users while they have something to scroll, and no tab stop otherwise (COD-10, LAY-12, C61). */
export function watchOverflow(): void {
  // Browsers have learned since to make tab stops of scroll areas by themselves.
  if (!window.ResizeObserver) return
  const observer = new ResizeObserver((entries) => {
    const areas = new Set(
      entries.map(({ target }) => target.closest<HTMLElement>('pre, [data-scroll-region]')),
    )
    // All sizes are read before anything is written.
    const states = [...areas].flatMap((area) => (area ? [{ area, overflows: overflows(area) }] : []))
    for (const { area, overflows } of states) mark(area, overflows)
  })
  onPageShown(() => {
    observer.disconnect()
    for (const area of document.querySelectorAll('pre, [data-scroll-region]')) {
      observer.observe(area)
      // The area keeps its size when only its content grows.
      if (area.firstElementChild) observer.observe(area.firstElementChild)
    }
  })
}

function overflows(area: Element): boolean {
  return area.scrollWidth > area.clientWidth || area.scrollHeight > area.clientHeight
}

function mark(area: HTMLElement, overflowing: boolean): void {
  if (overflowing) area.tabIndex = 0
  else if (document.activeElement !== area) area.removeAttribute('tabindex')
}
