import { whenIdle } from '../events/when-idle.ts'
import { settings } from '../settings.ts'

/**
 * The offline copy (docs/offline.md): nothing before the reader's first click or key. Browsers without service workers, and pages of no secure
 * origin, have none.
 */
export function startOffline(): void {
  if (!settings.offline || !navigator.serviceWorker) return
  // Shows the button that keeps the whole site.
  document.documentElement.classList.add('offline')
  const act = (event: Event) => {
    whenIdle(() =>
      import('./act.ts').then(
        (script) => script.afterInput(event),
        () => {},
      ),
    )
  }
  addEventListener('click', act)
  addEventListener('keydown', act, { once: true })
}
