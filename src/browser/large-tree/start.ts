import { readFolders } from '../folder-memory.ts'
import { onPageShown } from '../page-shown.ts'

/**
 * Pages of large sites carry a part of the sidebar. What loads the rest is fetched when the reader first does anything, or at once where a
 * folder that was left out had been opened; small sites never fetch it.
 */
export function startLargeTree(): void {
  let awake = false
  const wake = () => {
    awake = true
    if (!document.querySelector('[data-tree]')) return
    // Without it folders stay links.
    import('./upgrade.ts').then(
      ({ upgradeTrees }) => upgradeTrees(),
      () => {},
    )
  }
  for (const type of ['pointerover', 'focusin']) addEventListener(type, wake, { once: true })
  onPageShown(() => {
    const folders = readFolders()
    const links = [...document.querySelectorAll<HTMLElement>('[data-trimmed]')]
    if (awake || links.some((link) => folders[link.dataset['trimmed'] ?? ''])) wake()
  })
}
