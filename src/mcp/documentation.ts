import { twinAddress } from '../config/twin-address.ts'
import { dataAddress, startAddress } from '../search/addresses.ts'
import { type SearchData, type SearchPage, splitKey } from '../search/data.ts'
import { openSearch } from '../search/open-search.ts'
import type { EntryType, SiteSearch } from '../search/results.ts'
import { FACTS_FILE, type Facts, factsSchema } from './facts.ts'
import type { ReadText } from './readers.ts'
import { type Section, sectionsOf } from './sections.ts'

/** A section of a page as the search knows it. */
export interface Part {
  route: string
  page: SearchPage
  /** Fragment without `#`; empty for the top of the page. */
  id: string
  heading: string
  type: EntryType
  /** What it is called besides: method and address of an operation. */
  names: readonly string[]
  text: string
}

/** A built documentation site, read through its search data and the Markdown twins of its pages. */
export interface Documentation {
  facts: Facts
  /** By route. */
  pages: ReadonlyMap<string, SearchPage>
  /** Every section of every page, in the order of the site. */
  parts: readonly Part[]
  search: SiteSearch
  /** The Markdown of a page, or of one of its sections. @throws Error when it cannot be read */
  markdown(route: string, id?: string): Promise<string>
  /** Address of a page or section: whole where the site's own is known. */
  address(route: string, id?: string): string
}

/**
 * Opens the documentation of a built site.
 * @param read its files, by address below the base path
 * @throws Error when it has none of what this needs
 */
export async function openDocumentation(read: ReadText): Promise<Documentation> {
  const facts = factsSchema.parse(JSON.parse(await read(`/${FACTS_FILE}`)))
  const load = async (address: string) => JSON.parse(await read(address))
  const data: SearchData = await load(dataAddress(facts.locale))
  const source = { base: '/', load }
  // What readers load first; a small site without synonyms has no such file.
  const search = await openSearch({ ...source, address: startAddress(facts.locale) }).catch(() =>
    openSearch({ ...source, address: dataAddress(facts.locale) }),
  )
  const pages = new Map(Object.entries(data))
  const parts = [...pages].flatMap(([route, page]) => partsOf(route, page))
  const address = (route: string, id = '') =>
    (facts.home?.replace(/\/$/, '') ?? '') + route + (id === '' ? '' : `#${id}`)
  return {
    facts,
    pages,
    parts,
    search,
    address,
    markdown: async (route, id = '') => {
      const text = await read(twinAddress(route))
      const part = id === '' ? undefined : parts.find((each) => each.route === route && each.id === id)
      if (!part) return text
      const sections = sectionsOf(text)
      const section = sectionOf(part, parts, sections)
      if (section) return text.slice(section.from, section.to).trim()
      // A callback stands in the section of its operation; fields and answers are short, and theirs is long.
      const above = part.type === 'operation' && parts.find((each) => isAbove(each, part))
      const around = above && sectionOf(above, parts, sections)
      return around ? text.slice(around.from, around.to).trim() : `${part.heading}\n\n${part.text}`
    },
  }
}

function partsOf(route: string, page: SearchPage): Part[] {
  return Object.entries(page.data).map(([key, text]) => {
    const { id, heading } = splitKey(key)
    const type = page.types?.[key] ?? (id === '' ? 'page' : 'section')
    const title = id === '' ? page.title : heading
    return { route, page, id, heading: title, type, names: page.names?.[key] ?? [], text }
  })
}

function isAbove(one: Part, other: Part): boolean {
  return one.type === 'operation' && one.route === other.route && other.id.startsWith(`${one.id}.`)
}

/** Of several sections with the same heading the one in the same place. */
function sectionOf(part: Part, parts: readonly Part[], sections: readonly Section[]): Section | undefined {
  const isHeading = ({ type }: Part) => type === 'section' || type === 'operation' || type === 'message'
  const same = parts.filter(
    (each) => each.route === part.route && each.heading === part.heading && isHeading(each),
  )
  return sections.filter(({ heading }) => heading === part.heading)[same.indexOf(part)]
}
