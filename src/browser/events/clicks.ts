/**
 * Calls `action` for clicks on elements that match, or on something in them; also on elements that come later.
 * @param type `input` for what is typed there
 */
export function onClick(
  selector: string,
  action: (element: HTMLElement, event: MouseEvent) => void,
  type: 'click' | 'input' = 'click',
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (element) action(element, event as MouseEvent)
  })
}
