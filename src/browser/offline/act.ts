/** Loaded by `import()` after the reader's first click or key (start.ts). */
import { onApproach } from '../events/on-approach.ts'
import { KEEP_BUTTON } from './keep-button.ts'
import { showSize } from './keep-site-button.ts'
import { keepVisits } from './visit.ts'

export { keepOnClick } from './keep-site-button.ts'

keepVisits().catch(() => {})
onApproach(KEEP_BUTTON, showSize)
