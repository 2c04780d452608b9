import { type SearchData, splitKey } from './data.ts'
import { postingsOf } from './postings.ts'
import type { EntryType } from './results.ts'
import { TermIndex } from './term-index.ts'
import { termsOf } from './words.ts'

/** A section by number: sections are counted through the whole site, in the order of the data. */
export interface Section {
  page: number
  id: string
  heading: string
  type: EntryType
}

export interface OutlinePage {
  route: string
  title: string
  /** The last segment of the route, which counts as a title: `mcp`, `keypair`. */
  alias: string
  path: readonly string[]
  hidden: boolean
  /** Numbers of its sections: from `first` up to, not including, `end`. */
  first: number
  end: number
}

/** Pages and headings of a site, with the words of both: small even for a large site. */
export interface Outline {
  pages: readonly OutlinePage[]
  sections: readonly Section[]
  /** Of titles and last segments; documents are pages. */
  titles: TermIndex
  /** Of what stands above a page, by title and route; documents are pages. */
  paths: TermIndex
  /** Documents are sections. */
  headings: TermIndex
}

/** Reads the outline of search data; texts are not looked at. */
export function readOutline(data: SearchData): Outline {
  const pages: OutlinePage[] = []
  const sections: Section[] = []
  for (const [route, { title, data: texts, path = [], hidden = false, types = {} }] of Object.entries(data)) {
    const first = sections.length
    for (const key of Object.keys(texts)) {
      const { id, heading } = splitKey(key)
      sections.push({
        page: pages.length,
        id,
        heading,
        type: types[key] ?? (key === '' ? 'page' : 'section'),
      })
    }
    pages.push({ route, title, alias: aliasOf(route), path, hidden, first, end: sections.length })
  }
  return {
    pages,
    sections,
    titles: indexOf(pages, ({ title, alias }) => unique(`${title} ${alias}`)),
    paths: indexOf(pages, ({ path, route }) => unique([...path, ...route.split('/').slice(1, -1)].join(' '))),
    headings: indexOf(sections, ({ heading }) => termsOf(heading)),
  }
}

function indexOf<T>(documents: readonly T[], terms: (document: T) => string[]): TermIndex {
  return new TermIndex(
    postingsOf(documents.map((document, id) => ({ id, terms: terms(document) }))),
    documents.length,
  )
}

function aliasOf(route: string): string {
  const segment = route.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function unique(text: string): string[] {
  return [...new Set(termsOf(text))]
}
