import type { SearchData } from '../data.ts'
import type { EntryType } from '../results.ts'
import { termsOf } from '../words/tokens.ts'
import { folderNames, lastSegment } from './folder-names.ts'
import { isSmall, sectionsOf } from './page-sections.ts'
import { postingsOf } from './postings.ts'
import { TermIndex } from './term-index.ts'

/** A section by number: sections are counted through the whole site, in the order of the data. */
export interface Section {
  page: number
  /** Id and heading of a field of a large site are empty until its text is loaded. */
  id: string
  heading: string
  type: EntryType
}

export interface OutlinePage {
  route: string
  title: string
  /** What counts as a title as well: the last segment of the route (`mcp`, `keypair`), and the names of a folder that has no page but this one to begin with. */
  aliases: readonly string[]
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
  /** Documents are sections. Fields are no headings: they are found with the texts. */
  headings: TermIndex
}

/** Reads the outline of search data; texts are not looked at. */
export function readOutline(data: SearchData): Outline {
  const pages: OutlinePage[] = []
  const sections: Section[] = []
  const folders = folderNames(data)
  for (const [route, page] of Object.entries(data)) {
    const { title, path = [], hidden = false } = page
    const first = sections.length
    for (const { id, heading, type } of sectionsOf(page))
      sections.push({ page: pages.length, id, heading, type })
    const aliases = [lastSegment(route), ...(folders.get(route) ?? [])]
    pages.push({ route, title, aliases, path, hidden, first, end: sections.length })
  }
  return {
    pages,
    sections,
    titles: indexOf(pages, ({ title, aliases }) => unique([title, ...aliases].join(' '))),
    paths: indexOf(pages, ({ path, route }) => unique([...path, ...route.split('/').slice(1, -1)].join(' '))),
    headings: indexOf(sections, ({ heading, type }) => (isSmall(type) ? [] : termsOf(heading))),
  }
}

function indexOf<T>(documents: readonly T[], terms: (document: T) => string[]): TermIndex {
  return new TermIndex(
    postingsOf(documents.map((document, id) => ({ id, terms: terms(document) }))),
    documents.length,
  )
}

function unique(text: string): string[] {
  return [...new Set(termsOf(text))]
}
