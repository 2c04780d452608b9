import { CUT, fillCuts, listOf, unmarked } from './fill-list.ts'

/**
 * Two pages of a large site leave out different parts of one sidebar. What either has comes into the other, so that what was loaded stays
 * and only marks have to move (SID-27, SID-53).
 *
 * @param list sidebar in the window
 * @param next sidebar of the next page, as it was served
 */
export function fillGaps(list: Element, next: Element): void {
  const tree = next.getAttribute('data-tree')
  if (tree === null || tree !== list.getAttribute('data-tree')) return
  for (const cut of next.querySelectorAll<HTMLElement>('[data-cut]')) {
    const from = listOf(list, cut.dataset['cut'] ?? '')
    const to = cut.closest('ul')
    if (from && to && !from.querySelector(CUT)) fillCuts(to, from)
  }
  for (const link of next.querySelectorAll<HTMLElement>('[data-trimmed]')) {
    const folder = folderOf(list, link.dataset['trimmed'])
    if (folder?.parentElement) link.parentElement?.replaceWith(unmarked(folder.parentElement))
  }
  for (const gap of list.querySelectorAll<HTMLElement>('[data-gap]')) {
    const folder = folderOf(next, gap.dataset['folder'])
    if (!folder || folder.dataset['gap'] !== undefined) continue
    delete gap.dataset['gap']
    gap
      .querySelector('ul')
      ?.replaceChildren(...[...(folder.querySelector('ul')?.children ?? [])].map(unmarked))
  }
  for (const link of list.querySelectorAll<HTMLElement>('[data-trimmed]')) {
    const folder = folderOf(next, link.dataset['trimmed'])
    if (folder?.parentElement) link.parentElement?.replaceWith(unmarked(folder.parentElement))
  }
}

function folderOf(list: Element, route = ''): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-folder="${CSS.escape(route)}"]`)
}
