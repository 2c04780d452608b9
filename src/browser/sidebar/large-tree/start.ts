import { onPageShown } from '../../events/page-shown.ts'
import { readFolders } from '../folder-memory.ts'

/**
 * Pages of large sites carry a part of the sidebar. What loads the rest is fetched when the reader first does anything, or at once where a
 * folder that was left out had been opened; small sites never fetch it.
 */
export function startLargeTree(): void {
  const wake = () => {
    // Without it folders stay links.
    if (document.querySelector('[data-tree]')) import('./upgrade.ts').catch(() => {})
  }
  for (const type of ['pointerover', 'focusin']) addEventListener(type, wake, { once: true })
  onPageShown(() => {
    const folders = readFolders()
    const links = document.querySelectorAll<HTMLElement>('[data-trimmed]')
    if ([...links].some((link) => folders[link.dataset['trimmed'] ?? ''])) wake()
  })
}
