import { openDetails } from '../details/details.ts'

/**
 * The element a fragment means: exactly as written, else percent-decoded (C47). What follows a `~` is for an application.
 * @param hash with its `#`
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const [id = ''] = hash.slice(1).split('~')
  if (id === '') return null
  return document.getElementById(id) ?? document.getElementById(decoded(id))
}

/**
 * Opens what hides an element: closed details, unselected tabs (DET-03, TAB-14, C51, C54).
 * @returns whether the place of the element has changed by it
 */
export function reveal(target: Element): boolean {
  let opened = false
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) {
      opened ||= !element.open
      openDetails(element)
      // Whoever opened it: what still unfolds has no place to scroll to.
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.finish()
        opened = true
      }
    }
    if (element.getAttribute('hidden') === 'until-found') {
      // As the browser says it; the panel's tab is selected by who listens (before-paint.ts).
      element.dispatchEvent(new Event('beforematch', { bubbles: true }))
      element.removeAttribute('hidden')
      opened = true
    }
  }
  return opened
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
