/** The search data of one locale (SDX-01, R4.03), and what stands in its place on a large site. */
import type { EntryType } from './results.ts'

/** Keyed by route: site-absolute, with locale, percent-encoded where an address needs it, without base path. */
export type SearchData = Record<string, SearchPage>

export interface SearchPage {
  /** TTL-06. */
  title: string
  /** Text by section (SDX-02): `''` for what stands before the first heading of level 2 or deeper, then `id#Heading`. In document order. */
  data: Record<string, string>
  /** Titles of the entries above the page, from the top. */
  path?: string[]
  /** A hidden page is found by its exact title only. */
  hidden?: true
  /** What the sections of an API reference are, by the key of the section; pages leave it out. */
  types?: Record<string, EntryType>
  /** What sections of an API reference are called besides their heading, by key: method and path of an operation, allowed values of a field. */
  names?: Record<string, string[]>
  /** Only in what a large site loads first, where fields and responses are left out: how many follow the sections in `data`. */
  fields?: number
}

/**
 * What a large site loads first: the data without texts and fields, and where the rest lies. Addresses are without base path; such files have a hash
 * in their name.
 */
export interface SearchStart {
  pages: SearchData
  /** Words of the texts in alphabetical order, cut like the volumes of an encyclopedia: first word and address of each. */
  volumes: [first: string, address: string][]
  /** Texts of sections that follow each other: number of sections and address of each. */
  texts: [sections: number, address: string][]
  /** Address of the synonyms (`SearchSynonyms`); left out where there are none. */
  synonyms?: string
  /** All parts together are so small that they are fetched while the reader is in the field. */
  ahead?: true
}

/** The whole data of a small site that has synonyms. */
export interface SearchWhole {
  pages: SearchData
  synonyms: SearchSynonyms
}

/** Words that mean the same to readers, as `search.synonyms` of the settings has them. */
export type SearchSynonyms = readonly (readonly string[])[]

/** The words of one volume, and by number the sections that hold them: how `index/postings.ts` writes them. */
export type SearchVolume = Record<string, string>

/** The texts of one file, one for each section; that of a field or a response begins with its type, its key and the end of a line. */
export type SearchTexts = string[]

/** SDX-13: the heading may hold a `#` itself; an id never does. */
export function splitKey(key: string): { id: string; heading: string } {
  const at = key.indexOf('#')
  return at === -1 ? { id: key, heading: '' } : { id: key.slice(0, at), heading: key.slice(at + 1) }
}
