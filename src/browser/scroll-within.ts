/** Scrolls `area`, and nothing around it, so that `element` inside is in its middle. */
export function centreIn(area: Element, element: Element, behavior: ScrollBehavior): void {
  const box = element.getBoundingClientRect()
  const frame = area.getBoundingClientRect()
  area.scrollTo({ top: area.scrollTop + box.top - frame.top - (frame.height - box.height) / 2, behavior })
}
