import type { Outline } from '../index/outline.ts'
import type { WordHits } from './word-hits.ts'

/** What is known of sections and pages after all words of a query were looked for. `cover` is always a sum of weights of required words. */
export interface Scores {
  /** Number and weight of all required words. */
  words: number
  total: number
  /** Pages on which anything was found. */
  pages: Set<number>
  section: Float64Array
  /** Words in a section's own heading or text; a section without is no result. */
  own: Float64Array
  headingCover: Float64Array
  /** Words in a section, its heading, or the title and path of its page (SRQ-08). */
  cover: Float64Array
  /** Score of a page's title and path. */
  name: Float64Array
  titleCover: Float64Array
  /** Words in title or path. */
  nameCover: Float64Array
  /** Sections whose name the query is; empty where only a word of plain language is meant. */
  named: ReadonlySet<number>
  /** Sections whose name, or one of whose values, the query is: of these the ones whose own name it is, in its spelling, where there are such. */
  called: ReadonlySet<number>
  /** Words anywhere on a page. */
  pageCover: Float64Array
  /** Their number. */
  pageWords: Uint8Array
  /** How many of them a page has to hold. */
  enough: number
}

/** Scores before anything was looked for. */
export function emptyScores({ sections, pages }: Outline, words: readonly WordHits[]): Scores {
  const forSections = () => new Float64Array(sections.length)
  const forPages = () => new Float64Array(pages.length)
  return {
    words: words.filter(({ required }) => required).length,
    total: words.reduce((sum, word) => sum + (word.required ? word.weight : 0), 0),
    pages: new Set(),
    section: forSections(),
    own: forSections(),
    headingCover: forSections(),
    cover: forSections(),
    name: forPages(),
    titleCover: forPages(),
    nameCover: forPages(),
    named: new Set(),
    called: new Set(),
    pageCover: forPages(),
    pageWords: new Uint8Array(pages.length),
    enough: 0,
  }
}

/** Adds to a number of a list of scores. */
export function add(scores: Float64Array | Uint8Array, index: number, score: number): void {
  scores[index] = (scores[index] ?? 0) + score
}
