/** Where something was left out of a list: the link as drawn, or the button it becomes. */
export const CUT = ':scope > li > [data-cut]'

/**
 * The list of a folder; of a sidebar or a complete tree itself for an empty route.
 * @param within a document or a part of one
 */
export function listOf(within: ParentNode, route: string): Element | null {
  if (route === '') return within.querySelector('[data-sidebar-scroll] > ul, body > ul')
  return within.querySelector(`[data-folder="${CSS.escape(route)}"] > ul`)
}

/**
 * Puts what was left out of a long list where it belongs.
 * @param complete the same list, nothing left out
 * @returns the new entries
 */
export function fillCuts(list: Element, complete: Element): Element[] {
  return [...list.querySelectorAll<HTMLElement>(CUT)].flatMap((cut) => {
    const entry = cut.parentElement
    const missing = Number(cut.dataset['missing'])
    const left = [...complete.children]
    const found = entry === list.firstElementChild ? left.slice(0, missing) : left.slice(-missing)
    const entries = found.map(unmarked)
    entry?.replaceWith(...entries)
    return entries
  })
}

/** A copy of an entry in which nothing belongs to the page being read. */
export function unmarked(entry: Element): Element {
  const copy = document.importNode(entry, true)
  for (const sections of copy.querySelectorAll('ul:has(> li > [data-toc-entry])')) sections.remove()
  for (const link of copy.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current')
  for (const folder of copy.querySelectorAll<HTMLDetailsElement>('[data-contains-active]')) {
    delete folder.dataset['containsActive']
    folder.open = false
  }
  return copy
}
