import { onClick } from '../events/clicks.ts'
import { onApproach } from '../events/on-approach.ts'
import { THEME_BUTTON } from './theme-button.ts'

/** Every page has its button; the list opens by a script that is loaded when the reader comes to it. A click that is too early is done then. */
export function startThemeSwitch(): void {
  const load = () => import('./theme-list.ts')
  onApproach(THEME_BUTTON, load)
  onClick(THEME_BUTTON, (element) => load().then(({ toggleList }) => toggleList(element), reportError))
}
