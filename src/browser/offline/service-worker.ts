/**
 * Answers without network what was kept, and keeps what is visited (docs/offline.md). It knows no list of files: its bytes change only with its
 * logic, not with a deployment. With network, the server's answer is always the one that counts.
 */
import { fileAddress, kindOf, pageAddress } from './addresses.ts'
import { sweep, trimPages } from './bounds.ts'
import { CACHES, FILES, keep, keptCopy, mayBeKept, PAGES, PREFIX } from './copies.ts'
import { offlinePage } from './offline-page.ts'
import { MUST_BE_WHOLE, typeFits } from './whole.ts'
import { type FetchEvent, worker } from './worker-scope.ts'

/** A server that takes longer is not waited for when there is a copy. */
const PATIENCE_MS = 3000

/** Files of a new build came: after the next page those of older builds may go. */
let hasNewFiles = true

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request)
  if (kind === 'page') event.respondWith(answerPage(event))
  else if (kind === 'hashed') event.respondWith(answerHashed(event))
  else if (kind === 'file') event.respondWith(answerFile(event))
})

async function activate(): Promise<void> {
  await worker.clients.claim()
  // An earlier worker has switched it on, and Firefox without network then shows its own error in the place of a kept page.
  await worker.registration.navigationPreload?.disable().catch(() => {})
  const names = await caches.keys().catch((): string[] => [])
  const old = names.filter((name) => name.startsWith(PREFIX) && !CACHES.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const address = pageAddress(new URL(event.request.url))
  const isVisit = event.request.mode === 'navigate'
  const asked = Date.now()
  // Unless it is asked for, never from the browser's own cache, in which a portal may have left its page.
  const { request } = event
  const online = request.cache === 'default' ? fetch(request, { cache: 'no-cache' }) : fetch(request)
  const copy = keptCopy(PAGES, address)
  const work = online.then(async (response) => {
    if (!mayBeKept(response)) return
    const answer = response.clone()
    // A page fetched ahead may never be visited, but it is newer than its copy.
    if (isVisit || (await copy)) await keepPage(address, answer, asked)
  })
  event.waitUntil(work.catch(() => {}))
  const response = await networkFirst(event, online, copy)
  if (response) return response
  return isVisit ? offlinePage() : Response.error()
}

async function keepPage(address: string, answer: Response, asked: number): Promise<void> {
  // Room for what is read now is worth more than what was read long ago.
  if ((await keep(PAGES, address, answer, asked)) === 'full') await trimPages(20)
  await trimPages()
  if (!hasNewFiles) return
  hasNewFiles = false
  await sweep()
}

async function answerHashed(event: FetchEvent): Promise<Response> {
  const address = fileAddress(new URL(event.request.url))
  const copy = await keptCopy(FILES, address)
  if (copy) return copy
  hasNewFiles = true
  const response = await fetch(event.request)
  if (!mayBeKept(response)) return response
  const kept = keep(FILES, address, response.clone())
  event.waitUntil(kept)
  if (!MUST_BE_WHOLE.test(address) || (await kept) !== 'broken') return response
  // Once more, past the browser's own cache, which may give the wrong answer for a year.
  const again = await fetch(event.request, { cache: 'reload' })
  if (mayBeKept(again)) event.waitUntil(keep(FILES, address, again.clone()))
  return again
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const address = fileAddress(new URL(event.request.url))
  const asked = Date.now()
  const copy = keptCopy(FILES, address)
  const online = fetch(event.request).then(async (response) => {
    if (!mayBeKept(response)) return response
    const kept = keep(FILES, address, response.clone(), asked)
    event.waitUntil(kept)
    const isWrong = MUST_BE_WHOLE.test(address)
      ? (await kept) === 'broken'
      : !typeFits(address, response.headers.get('content-type') ?? '')
    return (isWrong && (await copy)) || response
  })
  return (await networkFirst(event, online, copy)) ?? Response.error()
}

/** @returns undefined when there is neither network nor copy */
async function networkFirst(
  { request }: FetchEvent,
  online: Promise<Response>,
  copy: Promise<Response | undefined>,
): Promise<Response | undefined> {
  const answer = online.catch(() => copy)
  // Who reloads a page wants the server's answer.
  if (request.cache === 'reload' || request.cache === 'no-cache') return answer
  const late = new Promise((done) => setTimeout(done, PATIENCE_MS))
  const kept = late.then(() => copy).then((response) => response ?? answer)
  return Promise.race([answer, kept])
}
