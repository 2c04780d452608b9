import { onApproach } from '../events/on-approach.ts'
import { keepOnClick, showSize } from './keep-site-button.ts'
import { keepVisits } from './visit.ts'

const BUTTON = '[data-keep-site]'

keepVisits().catch(() => {})
onApproach(BUTTON, showSize)

/** @param event a click, or the reader's first key; it may have waited for this script */
export function afterInput({ type, target }: Event): void {
  if (type === 'click' && target instanceof Element && target.closest(BUTTON)) void keepOnClick()
}
