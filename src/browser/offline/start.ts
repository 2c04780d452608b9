import { onClick } from '../events/clicks.ts'
import { whenIdle } from '../events/when-idle.ts'
import { latePart } from '../late-parts/late-part.ts'
import { settings } from '../settings.ts'
import { KEEP_BUTTON } from './keep-button.ts'

/**
 * The offline copy (docs/offline.md): nothing before the reader's first click or key. Browsers without service workers, and pages of no secure
 * origin, have none.
 */
export function startOffline(): void {
  if (!settings.offline || !navigator.serviceWorker) return
  // Shows the button that keeps the whole site.
  document.documentElement.classList.add('offline')
  const load = () => import('./act.ts')
  // What fails is tried again at the next click.
  const keep = () => whenIdle(() => load().catch(() => {}))
  // The reader may have been faster than this script. Only hands count: other programs, such as those that test pages, activate a page as well.
  if ((performance as { interactionCount?: number }).interactionCount) keep()
  addEventListener('click', keep)
  addEventListener('keydown', keep, { once: true })
  onClick(KEEP_BUTTON, () => latePart(load, ({ keepOnClick }) => keepOnClick()))
}
