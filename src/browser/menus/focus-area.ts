const FOCUSABLE = 'a[href], button, input, textarea, select, summary, [tabindex]'

/**
 * Takes everything outside `areas` out of reach of keyboard and assistive technology.
 * @returns a function that brings it back
 */
export function inertExcept(areas: readonly Element[]): () => void {
  const changed: HTMLElement[] = []
  visit(document.body)
  return () => {
    for (const element of changed) element.inert = false
  }

  function visit(parent: Element): void {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement) || areas.includes(child) || child.inert) continue
      if (areas.some((area) => child.contains(area))) visit(child)
      else {
        child.inert = true
        changed.push(child)
      }
    }
  }
}

/** Leads Tab from the last element of the areas to the first and back, in document order. */
export function keepTabInside(event: KeyboardEvent, areas: readonly Element[]): void {
  const elements = areas.flatMap((area) =>
    [...area.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (each) =>
        each.tabIndex >= 0 &&
        !each.matches(':disabled') &&
        each.checkVisibility({ visibilityProperty: true }),
    ),
  )
  const first = elements[0]
  const last = elements.at(-1)
  const focused = document.activeElement
  const outside = !areas.some((area) => area.contains(focused))
  const next = event.shiftKey
    ? focused === first || outside
      ? last
      : undefined
    : focused === last || outside
      ? first
      : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
