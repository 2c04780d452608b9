import type { SearchData, SearchPage, SearchStart, SearchTexts, SearchVolume } from '../data.ts'
import { isSmall, sectionsOf, textTerms } from './page-sections.ts'
import { encodePosting, postingsOf, type TermDocument } from './postings.ts'

/**
 * Characters of JSON in a file, of which about a third is sent. A small site has small files, so that its first answers cost little; a large
 * one has not too many, as each is listed in what loads first.
 */
const VOLUME_SIZE = { least: 18_000, most: 36_000, files: 25 }
/** A volume may be this much longer, so that words that begin alike stay together: a query asks for all of them. */
const TOGETHER = { letters: 5, most: 1.25 }
const TEXTS_SIZE = { least: 7_500, most: 24_000, files: 100 }

/**
 * Splits the data of a large site (docs/search.md), so that opening the search costs titles and headings only, whatever the number of fields, a query the volumes that its
 * words stand in, and a result the texts it is shown from.
 * @param keep takes the JSON of a part and answers its address without base path
 */
export function splitData(data: SearchData, keep: (json: string) => string): SearchStart {
  return { pages: withoutTexts(data), volumes: volumesOf(data, keep), texts: textsOf(data, keep) }
}

function withoutTexts(data: SearchData): SearchData {
  return Object.fromEntries(Object.entries(data).map(([route, page]) => [route, withoutFields(page)]))
}

function withoutFields({ names: _names, types, ...page }: SearchPage): SearchPage {
  const keys = Object.keys(page.data)
  const listed = keys.filter((key) => !isSmall(types?.[key] ?? 'section'))
  const fields = keys.length - listed.length
  const known = Object.entries(types ?? {}).filter(([, type]) => !isSmall(type))
  return {
    ...page,
    data: Object.fromEntries(listed.map((key) => [key, ''])),
    ...(known.length > 0 && { types: Object.fromEntries(known) }),
    ...(fields > 0 && { fields }),
  }
}

function volumesOf(data: SearchData, keep: (json: string) => string): SearchStart['volumes'] {
  const postings = postingsOf(documentsOfTexts(data))
  const terms = [...postings.keys()]
    .sort()
    .map((term): [string, string] => [term, encodePosting(postings.get(term) ?? [])])
  const full = fileSize(
    VOLUME_SIZE,
    terms.reduce((sum, entry) => sum + sizeOfTerm(entry), 0),
  )
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
  for (const entry of terms) {
    if (size >= full && (!beginAlike(volume.at(-1), entry) || size >= full * TOGETHER.most)) close()
    volume.push(entry)
    size += sizeOfTerm(entry)
  }
  close()
  return volumes
}

function beginAlike([one]: readonly [string, string?] = [''], [other]: readonly [string, string?]): boolean {
  return one.slice(0, TOGETHER.letters) === other.slice(0, TOGETHER.letters)
}

function sizeOfTerm([term, codes]: [string, string]): number {
  return term.length + codes.length + 6
}

function fileSize({ least, most, files }: typeof TEXTS_SIZE, total: number): number {
  return Math.min(most, Math.max(least, total / files))
}

function* documentsOfTexts(data: SearchData): Iterable<TermDocument> {
  let id = 0
  for (const section of Object.values(data).flatMap(sectionsOf)) yield { id: id++, terms: textTerms(section) }
}

/** Neighbours share a file, so that an answer asks for few; a long page has several. */
function textsOf(data: SearchData, keep: (json: string) => string): SearchStart['texts'] {
  const sections = Object.values(data).flatMap(sectionsOf)
  const full = fileSize(
    TEXTS_SIZE,
    sections.reduce((sum, { text }) => sum + text.length, 0),
  )
  const files: SearchStart['texts'] = []
  let texts: SearchTexts = []
  let size = 0
  const close = () => {
    if (texts.length > 0) files.push([texts.length, keep(JSON.stringify(texts))])
    texts = []
    size = 0
  }
  for (const { id, heading, type, text } of sections) {
    const written = isSmall(type) ? `${type} ${id}#${heading}\n${text}` : text
    texts.push(written)
    size += written.length
    if (size >= full) close()
  }
  close()
  return files
}
