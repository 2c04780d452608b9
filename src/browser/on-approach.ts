/** Signs that the reader is about to use something. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/** Calls `action` whenever pointer, focus or finger comes to an element that matches, or to something in it. */
export function onApproach(selector: string, action: (element: HTMLElement) => void): void {
  for (const sign of SIGNS) {
    document.addEventListener(
      sign,
      ({ target }) => {
        const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null
        if (element) action(element)
      },
      { passive: true },
    )
  }
}
