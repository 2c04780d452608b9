import { trustedUrl } from '../trusted.ts'
import { BASE } from './addresses.ts'

let registered: Promise<unknown> | undefined

/**
 * Registers the service worker of the site once and waits until it works.
 * @throws where the browser or the reader does not allow one
 */
export function register(): Promise<unknown> {
  registered ??= navigator.serviceWorker
    .register(trustedUrl(`${BASE}service-worker.js`))
    .then(() => navigator.serviceWorker.ready)
  return registered
}
