import { onApproach } from './on-approach.ts'
import { onPageShown } from './page-shown.ts'

/**
 * Menus open and close without script; what keys, focus and names need is loaded when the reader comes to one: the menu of small windows
 * (mobile-menu.ts), those of the bar and the languages (dropdowns.ts). One whose script does not arrive still opens and closes.
 */
export function startMenus(): void {
  onApproach('[popovertarget]', () => void import('./mobile-menu.ts').catch(() => {}))
  onApproach('[data-dropdown]', () => void import('./dropdowns.ts').catch(() => {}))
  onPageShown(() => {
    document.querySelector('[popovertarget]')?.setAttribute('aria-expanded', 'false')
  })
}
