import { onClick } from '../clicks.ts'
import { onApproach } from '../on-approach.ts'

/** Every page has its button; the list opens by a script that is loaded when the reader comes to it. A click that is too early is done then. */
export function startThemeSwitch(): void {
  const button = '[aria-haspopup=listbox]'
  const load = () => import('./theme-list.ts')
  onApproach(button, () => void load().catch(() => {}))
  onClick(button, (element) => void load().then(({ toggleList }) => toggleList(element), reportError))
}
