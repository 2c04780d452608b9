import type { SearchData, SearchSynonyms } from '../../../src/search/data.ts'
import { splitData } from '../../../src/search/index/split-data.ts'
import { openSearch } from '../../../src/search/open-search.ts'
import type { SearchAnswer, SiteSearch, TextPart } from '../../../src/search/results.ts'

/** A page of a test site: title and text by section, or an object with more. */
type TestPage = [title: string, data: Record<string, string>] | SearchData[string]

export function dataOf(pages: Record<string, TestPage>): SearchData {
  return Object.fromEntries(
    Object.entries(pages).map(([route, page]) => [
      route,
      Array.isArray(page) ? { title: page[0], data: page[1] } : page,
    ]),
  )
}

/** The search of a small site. */
export function searchOf(pages: Record<string, TestPage>, base = '/'): Promise<SiteSearch> {
  return openSearch({ address: `${base}search/en-US.json`, base, load: async () => dataOf(pages) })
}

/** The search of the same site, its data split; `loaded` names every address it asks for. Each part takes `delay` milliseconds. */
export async function splitSearchOf(
  pages: Record<string, TestPage>,
  base = '/',
  delay = 0,
  ahead?: true,
  synonyms?: SearchSynonyms,
) {
  const parts = new Map<string, string>()
  const start = splitData(dataOf(pages), (json) => {
    const address = `/assets/part-${parts.size}.json`
    parts.set(address, json)
    return address
  })
  if (ahead) start.ahead = ahead
  if (synonyms) {
    start.synonyms = '/assets/synonyms.json'
    parts.set(start.synonyms, JSON.stringify(synonyms))
  }
  const loaded: string[] = []
  const broken = new Set<string>()
  const search = await openSearch({
    address: `${base}start.json`,
    base,
    async load(address) {
      if (address === `${base}start.json`) return JSON.parse(JSON.stringify(start))
      loaded.push(address)
      if (delay > 0) await new Promise((done) => setTimeout(done, delay))
      if (broken.has(address)) throw new Error('broken')
      const part = parts.get(address.slice(base.length - 1))
      if (part === undefined) throw new Error(`no part ${address}`)
      return JSON.parse(part)
    },
  })
  return { search, start, parts, loaded, broken }
}

/** Where the entries of an answer lead, in order. */
export function hrefs({ groups }: SearchAnswer): string[] {
  return groups.flatMap(({ entries }) => entries.map(({ href }) => href))
}

export function routes({ groups }: SearchAnswer): string[] {
  return groups.map(({ route }) => route)
}

/** A text with its marks in brackets. */
export function bracketed(parts: readonly TextPart[]): string {
  return parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')
}
