import { ownAddress } from '../own-address.ts'
import { fileAddress, isHashed, pageAddress } from './addresses.ts'
import { FILES, keep, keptCopy, PAGES } from './copies.ts'
import { askedDone, askedSite, LIST, rememberAsked, rememberDone, type SiteList } from './kept-site.ts'
import { register } from './register.ts'

/** Requests at a time. */
const BATCH = 6

/** What there is to keep now. */
export async function fetchList(): Promise<SiteList> {
  const response = await fetch(LIST, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${LIST} answered ${response.status}`)
  return response.json() as Promise<SiteList>
}

/**
 * Keeps every page of the site and what it needs. After a failure it goes on where it was.
 * @param list of `fetchList`
 * @param onProgress gets the share that is there, 0 – 1
 * @throws when the connection, the server or the room on the device fails
 */
export async function keepSite(list: SiteList, onProgress: (share: number) => void): Promise<void> {
  await register()
  const isSame = (await askedSite())?.version === list.version
  const before = isSame ? await askedDone() : 0
  if (!isSame) await rememberDone(0)
  if (!(await rememberAsked(list))) throw new Error('No storage')
  const work = [...list.pages.map(keepPage), ...list.files.map(keepFile)]
  for (let done = before; done < work.length; done += BATCH) {
    await Promise.all(work.slice(done, done + BATCH).map((step) => step()))
    await rememberDone(done + BATCH)
    onProgress(Math.min(1, (done + BATCH) / work.length))
  }
}

function keepPage(path: string) {
  return async () => {
    const url = ownAddress(path)
    if (url) await fetchInto(PAGES, pageAddress(url), url)
  }
}

function keepFile(path: string) {
  return async () => {
    const url = ownAddress(path)
    if (!url || (isHashed(url) && (await keptCopy(FILES, fileAddress(url))))) return
    await fetchInto(FILES, fileAddress(url), url)
  }
}

async function fetchInto(cache: string, address: string, url: URL): Promise<void> {
  // The browser's own cache may hold what a proxy has answered.
  for (const from of isHashed(url) ? (['default', 'reload'] as const) : (['no-cache'] as const)) {
    const asked = Date.now()
    const response = await fetch(url, { cache: from })
    if (response.status >= 500) throw new Error(`${url} answered ${response.status}`)
    // Gone, or moved, since the list was written: no reason to stop.
    if (response.status !== 200 || response.redirected) return
    const result = await keep(cache, address, response, asked)
    if (result === 'kept') return
    if (result === 'full') throw new Error('No room')
  }
  throw new Error(`${url} did not come whole`)
}
