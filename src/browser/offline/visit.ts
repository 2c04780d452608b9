import { onPageShown } from '../events/page-shown.ts'
import { savesData } from '../reader/saves-data.ts'
import { isHashed, isOfSite, pageAddress } from './addresses.ts'
import { trimPages } from './bounds.ts'
import { keep, keptCopy, mayBeKept, PAGES, renew } from './copies.ts'
import { keepFile } from './keep-file.ts'
import { keepSearch } from './keep-search.ts'
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
  if (await keptCopy(PAGES, address)) await renew(PAGES, address)
  else {
    const page = await fetch(url, { cache: 'force-cache', headers: { accept: 'text/html' } })
    // As old as the window, which came from there.
    if (mayBeKept(page)) await keep(PAGES, address, page, performance.timeOrigin)
  }
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
