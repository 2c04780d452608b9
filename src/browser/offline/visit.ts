import { onPageShown } from '../page-shown.ts'
import { savesData } from '../saves-data.ts'
import { fileAddress, isHashed, isOfSite, pageAddress } from './addresses.ts'
import { trimPages } from './bounds.ts'
import { FILES, keep, keptCopy, mayBeKept, PAGES } from './copies.ts'
import { register } from './register.ts'

/** Not the first visit. */
const isReturning = navigator.serviceWorker.controller !== null

/**
 * Registers the service worker, and keeps the pages in the window whose requests it has not seen. A reader who saves data has to ask for it.
 * @throws where the browser or the reader does not allow it
 */
export async function keepVisits(): Promise<void> {
  if (!isReturning && savesData()) return
  await register()
  onPageShown(() => void keepShown().catch(() => {}))
  if (isReturning && !savesData()) await keepSearch()
}

/** From the browser's own cache, where the page in the window comes from: no request goes out, unless the reader has switched that off. */
async function keepShown(): Promise<void> {
  // Error pages and the page for a missing connection.
  if (document.querySelector('meta[name=robots][content=noindex]')) return
  const url = new URL(location.href)
  const address = pageAddress(url)
  const copy = await keptCopy(PAGES, address)
  // Kept once more, it is the newest.
  const page = copy ?? (await fetch(url, { cache: 'force-cache', headers: { accept: 'text/html' } }))
  if (copy || mayBeKept(page)) await keep(PAGES, address, page)
  for (const file of filesOfPage()) await keepFile(file)
  await trimPages()
}

function filesOfPage(): URL[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries
    .map(({ name, initiatorType }) => ({
      url: new URL(name),
      isFetched: /fetch|xml|beacon/.test(initiatorType),
    }))
    .filter(({ url, isFetched }) => isOfSite(url) && (isHashed(url) || !isFetched))
    .map(({ url }) => url)
}

async function keepFile(url: URL): Promise<void> {
  const address = fileAddress(url)
  if (await keptCopy(FILES, address)) return
  const response = await fetch(url, { cache: 'force-cache' })
  if (mayBeKept(response)) await keep(FILES, address, response)
}

/** A small site's search works offline from the second visit on, used before or not; the parts of a large one are kept when they are used. */
async function keepSearch(): Promise<void> {
  const address = document.querySelector<HTMLElement>('[data-search-input]')?.dataset['searchInput']
  if (!address || address.endsWith('.start.json')) return
  if (await keptCopy(FILES, new URL(address, location.href).href)) return
  const [{ askEngine }] = await Promise.all([
    import('../search/ask-engine.ts'),
    import('../search/search-box.ts'),
  ])
  askEngine({ query: '', address }, () => {})
}
