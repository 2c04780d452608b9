/** Signs that the reader is about to use something. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Calls `action` whenever pointer, focus or finger comes to an element that matches, or to something in it.
 * @param action mostly loads something; that it fails shows when the reader uses the element
 */
export function onApproach(
  selector: string,
  action: (element: HTMLElement) => Promise<unknown> | undefined,
): void {
  for (const sign of SIGNS) {
    document.addEventListener(
      sign,
      ({ target }) => {
        const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null
        if (element) action(element)?.catch(() => {})
      },
      { passive: true },
    )
  }
}
