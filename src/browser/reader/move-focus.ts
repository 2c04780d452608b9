/** Moves the focus, also to elements that are none for the Tab key, without scrolling. */
export function moveFocus(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** To the contents of the page, when the focused element goes away or the reader goes to the top. */
export function focusMain(): void {
  moveFocus(document.querySelector('main'))
}
