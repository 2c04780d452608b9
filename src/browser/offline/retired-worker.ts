/**
 * Lies at the address of the service worker where a site does not keep copies: who has the real one from earlier gets this one on the next
 * visit, and it removes everything, itself included. Nobody else ever asks for it.
 */
import { PREFIX } from './copies.ts'
import { worker } from './worker-scope.ts'

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  const names = await caches.keys().catch((): string[] => [])
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)))
  await worker.registration.unregister()
}
