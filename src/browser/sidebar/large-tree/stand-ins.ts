/**
 * What stands for the parts that a page leaves out of a large sidebar: links as served (src/theme/navigation/sidebar-tree.tsx), which a
 * script turns into folders and buttons, and back when the parts cannot be loaded.
 */

/** A folder with the markup of any folder, still empty; with an index page, it stands beside the link to it. */
export function linkToFolder(link: HTMLAnchorElement): HTMLDetailsElement {
  const { trimmed, hasIndex } = link.dataset
  const title = link.textContent
  const folder = document.createElement('details')
  const summary = document.createElement('summary')
  folder.append(summary, document.createElement('ul'))
  Object.assign(folder.dataset, { folder: trimmed, gap: link.getAttribute('href') })
  if (hasIndex === undefined) {
    summary.textContent = title
    exchange(link, folder, summary)
  } else {
    const label = link.closest<HTMLElement>('[data-tree]')?.dataset['labelToggle'] ?? ''
    summary.setAttribute(
      'aria-label',
      label.replace('%TITLE%', () => title),
    )
    delete link.dataset['trimmed']
    link.after(folder)
  }
  return folder
}

export function folderToLink(folder: HTMLDetailsElement): void {
  const { folder: route = '', gap = '' } = folder.dataset
  const index = folder.parentElement?.querySelector<HTMLAnchorElement>(':scope > a')
  const link = index ?? document.createElement('a')
  link.dataset['trimmed'] = route
  if (index) {
    if (folder.contains(document.activeElement)) index.focus()
    folder.remove()
  } else {
    link.setAttribute('href', gap)
    link.textContent = folder.querySelector('summary')?.textContent ?? ''
    exchange(folder, link, link)
  }
}

/** Where a long list was cut. */
export function linkToButton(link: HTMLAnchorElement): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = link.textContent
  Object.assign(button.dataset, link.dataset, { href: link.getAttribute('href') })
  exchange(link, button, button)
}

export function buttonToLink(button: HTMLElement): void {
  const { href = '', ...data } = button.dataset
  const link = document.createElement('a')
  link.setAttribute('href', href)
  link.textContent = button.textContent
  Object.assign(link.dataset, data)
  exchange(button, link, link)
}

/** The focus goes along. */
function exchange(old: HTMLElement, next: HTMLElement, focus: HTMLElement): void {
  const focused = old.contains(document.activeElement)
  old.replaceWith(next)
  if (focused) focus.focus({ preventScroll: true })
}
