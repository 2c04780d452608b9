import type { SearchData, SearchStart } from '../../search/data.ts'
import { ownAddress } from '../own-address.ts'
import { loadSearchBox } from '../search/start.ts'
import { BASE, fileAddress } from './addresses.ts'
import { FILES, keptCopy } from './copies.ts'
import { keepFile } from './keep-file.ts'

/** Search data in more parts than this (about 0.4 MB) is kept as far as it is used, or with the whole site. */
const PARTS_MAX = 125

/** Keeps what the search of this page's language needs, one file at a time. */
export async function keepSearch(): Promise<void> {
  const address = document.querySelector<HTMLElement>('[data-search-input]')?.dataset['searchInput']
  if (!address) return
  const url = new URL(address, location.href)
  const known = await keptCopy(FILES, fileAddress(url))
  // Scripts first: data that is kept says that they are, too.
  if (!known) await keepScripts()
  // The worker keeps it.
  const data = (await (known ?? (await fetch(url, { cache: 'no-cache' }))).json()) as SearchData | SearchStart
  const parts = partsOf(data)
  if (parts.length > PARTS_MAX) return
  for (const part of parts) {
    const address = ownAddress(BASE + part.slice(1))
    if (address) await keepFile(address)
  }
}

async function keepScripts(): Promise<void> {
  const { WORKER_ADDRESS } = await loadSearchBox()
  await keepFile(new URL(WORKER_ADDRESS, location.href))
}

/** Addresses without base path; none for a small site, whose data is one file. */
function partsOf(data: SearchData | SearchStart): string[] {
  // Routes begin with `/`.
  if (!('volumes' in data)) return []
  const { volumes, texts, synonyms = [] } = data as SearchStart
  return [...volumes, ...texts].map(([, part]) => part).concat(synonyms)
}
