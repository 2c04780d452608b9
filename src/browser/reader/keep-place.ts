/** Makes a change of the page that may move an element, and leaves it where the reader has it on the screen. */
export function keepPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect()
  change()
  scrollBy(0, element.getBoundingClientRect().top - top)
}
