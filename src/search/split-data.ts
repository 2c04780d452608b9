import type { SearchData, SearchStart, SearchTexts, SearchVolume } from './data.ts'
import { encodePosting, postingsOf } from './postings.ts'
import type { TermDocument } from './term-index.ts'
import { termsOf } from './words.ts'

/** Characters of JSON; about a quarter of it is sent. */
const VOLUME_SIZE = 36_000
const TEXTS_SIZE = 24_000

/**
 * Splits the data of a large site (docs/search.md), so that opening the search costs titles and headings only, a query the volumes that its
 * words stand in, and a result the texts it is shown from.
 * @param keep takes the JSON of a part and answers its address without base path
 */
export function splitData(data: SearchData, keep: (json: string) => string): SearchStart {
  return { pages: withoutTexts(data), volumes: volumesOf(data, keep), texts: textsOf(data, keep) }
}

function withoutTexts(data: SearchData): SearchData {
  return Object.fromEntries(
    Object.entries(data).map(([route, page]) => [
      route,
      { ...page, data: Object.fromEntries(Object.keys(page.data).map((key) => [key, ''])) },
    ]),
  )
}

function volumesOf(data: SearchData, keep: (json: string) => string): SearchStart['volumes'] {
  const postings = postingsOf(documentsOfTexts(data))
  const volumes: SearchStart['volumes'] = []
  let volume: [string, string][] = []
  let size = 0
  const close = () => {
    const [first] = volume
    if (first)
      volumes.push([first[0], keep(JSON.stringify(Object.fromEntries(volume) satisfies SearchVolume))])
    volume = []
    size = 0
  }
  for (const term of [...postings.keys()].sort()) {
    const codes = encodePosting(postings.get(term) ?? [])
    volume.push([term, codes])
    size += term.length + codes.length + 6
    if (size >= VOLUME_SIZE) close()
  }
  close()
  return volumes
}

function* documentsOfTexts(data: SearchData): Iterable<TermDocument> {
  let id = 0
  for (const { data: texts } of Object.values(data)) {
    for (const text of Object.values(texts)) yield { id: id++, terms: termsOf(text) }
  }
}

function textsOf(data: SearchData, keep: (json: string) => string): SearchStart['texts'] {
  const files: SearchStart['texts'] = []
  let pages: SearchTexts = []
  let size = 0
  const close = () => {
    if (pages.length > 0) files.push([pages.length, keep(JSON.stringify(pages))])
    pages = []
    size = 0
  }
  for (const { data: texts } of Object.values(data)) {
    const own = Object.values(texts)
    pages.push(own)
    size += own.reduce((sum, text) => sum + text.length, 0)
    if (size >= TEXTS_SIZE) close()
  }
  close()
  return files
}
