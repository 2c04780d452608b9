import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Site } from '../content/read-site.ts'
import { searchData } from '../draw/search-data.ts'
import { dataAddress, partAddress, startAddress } from '../search/addresses.ts'
import type { SearchWhole } from '../search/data.ts'
import { splitData } from '../search/index/split-data.ts'
import { localesOf } from '../site/languages.ts'
import type { CompiledPages } from './compile-site.ts'

/** Bytes after compression that opening the search may cost; data above is split (docs/search.md). */
const MOST_AT_ONCE = 40_000
/** Bytes of all parts that are fetched while the reader is in the field. */
const MOST_AHEAD = 150_000
/** Characters that never compress to less than that; compressing a huge file only to see would take seconds. */
const SURELY_MORE = 1_000_000

interface SearchFiles {
  /** What pages of a locale name. */
  addresses: Map<string, string>
  /** Texts by address, without base path. */
  contents: Map<string, string>
}

/** The search data of every locale. All of it is always there as one file (R7.01); readers of a large site load its parts instead. */
export async function searchFiles(site: Site, compiled: CompiledPages): Promise<SearchFiles> {
  const addresses = new Map<string, string>()
  const contents = new Map<string, string>()
  for (const locale of localesOf(site.config)) {
    const data = await searchData(site, locale, async (page) => compiled.get(page))
    const json = JSON.stringify(data)
    addresses.set(locale, dataAddress(locale))
    contents.set(dataAddress(locale), json)
    const { synonyms } = site.config.search
    if (!isAbove(MOST_AT_ONCE, [json])) {
      if (synonyms.length > 0) {
        addresses.set(locale, startAddress(locale))
        contents.set(startAddress(locale), JSON.stringify({ pages: data, synonyms } satisfies SearchWhole))
      }
      continue
    }
    const parts: string[] = []
    const keep = (part: string) => {
      parts.push(part)
      const address = partAddress(createHash('sha256').update(part).digest('hex').slice(0, 8))
      contents.set(address, part)
      return address
    }
    const start = splitData(data, keep)
    addresses.set(locale, startAddress(locale))
    if (synonyms.length > 0) start.synonyms = keep(JSON.stringify(synonyms))
    if (!isAbove(MOST_AHEAD, [...parts, JSON.stringify(start)])) start.ahead = true
    contents.set(startAddress(locale), JSON.stringify(start))
  }
  return { addresses, contents }
}

/** Whether texts are larger than that together, after a quick compression: what is sent is a tenth smaller. */
function isAbove(most: number, texts: readonly string[]): boolean {
  const characters = texts.reduce((sum, { length }) => sum + length, 0)
  if (characters <= most) return false
  if (characters > SURELY_MORE) return true
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return texts.reduce((sum, text) => sum + brotliCompressSync(text, { params }).length, 0) > most
}
