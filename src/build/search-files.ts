import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { SiteProblems } from '../config/problem.ts'
import type { CompiledPage } from '../content/compile-page.ts'
import { addDrawnFile } from '../content/drawn-files.ts'
import { readSite, type Site } from '../content/read-site.ts'
import { siteVersion } from '../content/site-version.ts'
import { currentWorkspace } from '../content/workspace.ts'
import { dataAddress, partAddress, startAddress } from '../search/addresses.ts'
import { splitData } from '../search/split-data.ts'
import { localesOf } from '../site/languages.ts'
import type { SourcePage } from '../site/source.ts'
import { searchData } from './search-data.ts'

/** Bytes after compression that opening the search may cost; data above is split (docs/search.md). */
const MOST_AT_ONCE = 40_000
/** Characters that never compress to less than that; compressing a huge file only to see would take seconds. */
const SURELY_MORE = 1_000_000

/**
 * Adds the search data of every locale to the files of the site, before pages are drawn: which file a page names depends on what there is.
 * All data is always there as one file (R7.01); readers of a large site load its parts instead.
 */
export async function addSearchFiles(
  site: Site,
  compiled: ReadonlyMap<SourcePage, CompiledPage>,
): Promise<void> {
  for (const locale of localesOf(site.config)) {
    const data = await searchData(site, locale, async (page) => compiled.get(page))
    const json = JSON.stringify(data)
    addDrawnFile(dataAddress(locale), json)
    if (!isLarge(json)) continue
    const start = splitData(data, (part) => {
      const address = partAddress(createHash('sha256').update(part).digest('hex').slice(0, 16))
      addDrawnFile(address, part)
      return address
    })
    addDrawnFile(startAddress(locale), JSON.stringify(start))
  }
}

function isLarge(json: string): boolean {
  if (json.length <= MOST_AT_ONCE) return false
  if (json.length > SURELY_MORE) return true
  return brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length > MOST_AT_ONCE
}

let fresh: { version: number; site: Promise<Site> } | undefined

/**
 * During `npm run dev`: the search data at an address, of the site as it is now; never split. Pages with mistakes are left out.
 * @returns undefined for any other address
 */
export async function freshSearchData(address: string): Promise<string | undefined> {
  if (!address.startsWith('/search/')) return undefined
  const version = siteVersion()
  if (fresh?.version !== version) fresh = { version, site: readSite(currentWorkspace(), () => {}) }
  const site = await fresh.site
  const locale = localesOf(site.config).find((candidate) => dataAddress(candidate) === address)
  if (locale === undefined) return undefined
  return JSON.stringify(await searchData(site, locale, (page) => site.compile(page).catch(withoutProblems)))
}

function withoutProblems(error: unknown): undefined {
  if (!(error instanceof SiteProblems)) throw error
}
