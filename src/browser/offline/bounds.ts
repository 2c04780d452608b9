/** What goes when there is too much. Pages and files of a whole site that the reader asked for stay. */
import { fileNamesIn, isNamed } from '../../config/file-names.ts'
import { FILES, PAGES } from './copies.ts'
import { askedSite } from './kept-site.ts'

/** Visited pages. */
export const PAGES_MAX = 100
const FILES_MAX = 500
const DAYS = 60
const DAY_MS = 24 * 3600 * 1000
const AGE_MAX_MS = DAYS * DAY_MS

/** Drops the pages that were visited longest ago. */
export async function trimPages(most = PAGES_MAX): Promise<void> {
  const pages = await caches.open(PAGES)
  const kept = await pages.keys()
  if (kept.length <= most) return
  const visited = await notAsked(kept, 'pages')
  await drop(pages, visited.slice(0, Math.max(0, visited.length - most)))
}

/**
 * Drops pages that have not been answered by the server for a long time, and the files that no kept page needs: those of older builds. For a day a file
 * may be there before what names it.
 */
export async function sweep(now = Date.now()): Promise<void> {
  const pages = await caches.open(PAGES)
  for (const request of await notAsked(await pages.keys(), 'pages'))
    if ((await dateOf(pages, request)) < now - AGE_MAX_MS) await pages.delete(request)
  const files = await caches.open(FILES)
  const needed = await neededNames()
  const free = await notAsked(await files.keys(), 'files')
  const [used, unused] = [true, false].map((isUsed) =>
    free.filter(({ url }) => isNamed(nameOf(url), needed) === isUsed),
  ) as [Request[], Request[]]
  for (const request of unused) if ((await dateOf(files, request)) < now - DAY_MS) await files.delete(request)
  await drop(files, used.slice(0, Math.max(0, used.length - FILES_MAX)))
}

/** When the server answered, in ms since 1970. */
async function dateOf(cache: Cache, request: Request): Promise<number> {
  return Date.parse((await cache.match(request))?.headers.get('date') ?? '')
}

/** File names in kept pages, in the files they name, and so on. */
async function neededNames(): Promise<Set<string>> {
  const needed = new Set<string>()
  const pages = await caches.open(PAGES)
  for (const request of await pages.keys()) await addNames(await pages.match(request), needed)
  const files = await caches.open(FILES)
  let waiting = [...(await files.keys())].filter(({ url }) => /\.(js|css|json|html?)$/.test(url))
  for (let found = true; found; ) {
    const next = waiting.filter(({ url }) => isNamed(nameOf(url), needed))
    waiting = waiting.filter((request) => !next.includes(request))
    for (const request of next) await addNames(await files.match(request), needed)
    found = next.length > 0
  }
  return needed
}

async function addNames(response: Response | undefined, names: Set<string>): Promise<void> {
  for (const name of fileNamesIn((await response?.text()) ?? '')) names.add(name)
}

/** As it is called on the server. */
function nameOf(url: string): string {
  const name = url.slice(url.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

async function notAsked(kept: readonly Request[], what: 'pages' | 'files'): Promise<Request[]> {
  const asked = new Set((await askedSite())?.[what])
  return kept.filter(({ url }) => !asked.has(new URL(url).pathname))
}

async function drop(cache: Cache, requests: readonly Request[]): Promise<void> {
  for (const request of requests) await cache.delete(request)
}
