import { onApproach } from '../events/on-approach.ts'
import { onPageShown } from '../events/page-shown.ts'

/**
 * Menus open and close without script; what keys, focus and names need is loaded when the reader comes to one: the menu of small windows
 * (mobile-menu.ts), those of the bar and the languages (dropdowns.ts). One whose script does not arrive still opens and closes.
 */
export function startMenus(): void {
  onApproach('[popovertarget]', () => import('./mobile-menu.ts'))
  onApproach('[data-dropdown]', () => import('./dropdowns.ts'))
  onPageShown(() => {
    document.querySelector('[popovertarget]')?.setAttribute('aria-expanded', 'false')
  })
}
