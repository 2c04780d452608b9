/** Calls `action` for clicks on elements that match, or on something in them; also on elements that come later. */
export function onClick(selector: string, action: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (element) action(element, event)
  })
}
