import { latePartAt } from '../late-parts/late-part.ts'
import { THEME_BUTTON } from './theme-button.ts'

/** Every page has its button; the list opens by a script that is loaded when the reader comes to it. A click that is too early is done then. */
export function startThemeSwitch(): void {
  latePartAt(
    THEME_BUTTON,
    'click',
    () => import('./theme-list.ts'),
    ({ toggleList }, button) => toggleList(button),
  )
}
