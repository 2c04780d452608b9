import { type SearchPage, splitKey } from '../data.ts'
import type { EntryType } from '../results.ts'
import { callTerm, lastWord } from '../words/calls.ts'
import { codeParts } from '../words/code-parts.ts'
import { nameTerm } from '../words/names.ts'
import { termsOf } from '../words/tokens.ts'

/** A section as search data holds it. */
export interface PageSection {
  id: string
  heading: string
  type: EntryType
  text: string
  /** Besides its heading; of a field its allowed values. */
  names: readonly string[]
}

/** Of the many small parts of a reference; what a large site loads first holds their number only, and their names are no headings. */
const SMALL: ReadonlySet<EntryType> = new Set(['field', 'response'])

/** Whether sections of a type are found with the texts, heading and all. */
export function isSmall(type: EntryType): boolean {
  return SMALL.has(type)
}

/** A field's name says more than what is written about it. */
const NAME_REPEATED = 4

/**
 * The sections of a page in the order in which they are counted: small ones come last. In what a large site loads first they are without id and
 * heading, and count as fields.
 */
export function sectionsOf({ data, types = {}, names = {}, fields = 0 }: SearchPage): PageSection[] {
  const all = Object.entries(data).map(([key, text]): PageSection => {
    const type = types[key] ?? (key === '' ? 'page' : 'section')
    return { ...splitKey(key), type, text, names: names[key] ?? [] }
  })
  const unknown: PageSection = { id: '', heading: '', type: 'field', text: '', names: [] }
  return [
    ...all.filter(({ type }) => !isSmall(type)),
    ...all.filter(({ type }) => isSmall(type)),
    ...Array.from({ length: fields }, () => unknown),
  ]
}

/** The terms under which a section is found, its heading apart: of a small one the name as well, as it is no heading (docs/search.md). */
export function textTerms({ type, heading, text, names }: PageSection): string[] {
  const name = isSmall(type) ? termsOf(heading) : []
  const repeated = Array.from({ length: NAME_REPEATED }, () => name).flat()
  return [...repeated, ...wordsOf(text), ...nameTerms({ type, heading, names })]
}

/** Prose says more than code: its words count twice, those of code once, however often they stand there. */
function wordsOf(text: string): string[] {
  const parts = codeParts(text)
  const prose = parts.flatMap((part, index) => (index % 2 === 0 ? termsOf(part) : []))
  const code = parts.flatMap((part, index) => (index % 2 === 1 ? termsOf(part) : []))
  return [...prose, ...prose, ...new Set(code)]
}

/** What a thing is called counts as often as it takes to be told from a value that it may have. */
function nameTerms({ type, heading, names }: Pick<PageSection, 'type' | 'heading' | 'names'>): string[] {
  const others = names.map((name) => callTerm(name) ?? nameTerm(name))
  if (isSmall(type)) return [nameTerm(heading), nameTerm(heading), ...others]
  const own = type === 'message' ? [nameTerm(heading), ...others] : others
  return [...own, ...own, ...new Set(names.map(lastWord))].filter((term) => term !== '')
}
