import { repeatKey } from './repeat-key.ts'

/** Signs that the reader is about to use something. A finger is a pointer, too. */
const SIGNS = ['pointerover', 'focusin', 'keydown'] as const

/**
 * Calls `action` whenever pointer, focus or a key comes to an element that matches, or to something in it. Keys that come before it has
 * succeeded for the first time are repeated then.
 * @param action mostly loads something; that it fails shows when the reader uses the element
 */
export function onApproach(
  selector: string,
  action: (element: HTMLElement) => Promise<unknown> | undefined,
): void {
  let done = false
  const approach = (event: Pick<Event, 'target'>) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    const repeat = () => {
      done = true
      repeatKey(event)
    }
    if (element) action(element)?.then(done ? undefined : repeat, () => {})
  }
  for (const sign of SIGNS) document.addEventListener(sign, approach)
  // The focus may have come before this script.
  approach({ target: document.activeElement })
}
