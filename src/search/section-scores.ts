import { isIdentifier } from './names.ts'
import type { Outline } from './outline.ts'
import type { Hits } from './term-index.ts'
import { headingBonus } from './title-tier.ts'
import type { WordHits } from './word-hits.ts'

/** Where a word counts how much. */
const IN_HEADING = 3
const IN_TEXT = 1
const IN_TITLE = 1.2
const IN_PATH = 0.4
/** What the query is worth as the name of a section, and as a value that a field may have. */
const AS_NAME = 6
const AS_VALUE = 3

/** What is known of sections and pages after all words of a query were looked for. `cover` is always a sum of weights of required words. */
export interface SectionScores {
  /** Number and weight of all required words. */
  words: number
  total: number
  /** Pages on which anything was found, in the order of the site. */
  pages: number[]
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
  /** Words anywhere on a page. */
  pageCover: Float64Array
  /** Their number. */
  pageWords: Uint8Array
}

/**
 * Adds up the hits of all words. Time grows with the number of hits.
 * @param named sections whose name, or one of whose values, the whole query is
 */
export function scoreSections(
  query: string,
  words: readonly WordHits[],
  named: Hits,
  outline: Outline,
): SectionScores {
  const scores = emptyScores(outline, words)
  const touched = new Set<number>()
  for (const word of words) addWord(word, scores, outline, touched)
  for (const section of named.keys()) touched.add(outline.sections[section]?.page ?? 0)
  if (isIdentifier(query)) scores.named = new Set(named.keys())
  const all = words.reduce((sum, { weight }) => sum + weight, 0) || 1
  scores.pages = [...touched].sort((a, b) => a - b)
  for (const page of scores.pages) {
    const { first = 0, end = 0 } = outline.pages[page] ?? {}
    scores.name[page] = (scores.name[page] ?? 0) / all
    for (let section = first; section < end; section += 1) {
      const name = named.get(section) ?? 0
      if (name > 0) coverAll(section, scores)
      if ((scores.own[section] ?? 0) === 0) continue
      const share = scores.total > 0 ? (scores.cover[section] ?? 0) / scores.total : 1
      const bonus = scores.headingCover[section]
        ? headingBonus(query, outline.sections[section]?.heading ?? '')
        : 0
      const asName = name === 0 ? 0 : name > 1 ? AS_NAME : AS_VALUE
      scores.section[section] = ((scores.section[section] ?? 0) / all) * share ** 2 + Math.max(bonus, asName)
    }
  }
  return scores
}

/** A section that is called like the query holds all of it, in its heading. */
function coverAll(section: number, scores: SectionScores): void {
  for (const cover of [scores.own, scores.cover, scores.headingCover])
    cover[section] = Math.max(scores.total, 1e-3)
}

function emptyScores({ sections, pages }: Outline, words: readonly WordHits[]): SectionScores {
  const forSections = () => new Float64Array(sections.length)
  const forPages = () => new Float64Array(pages.length)
  return {
    words: words.filter(({ required }) => required).length,
    total: words.reduce((sum, word) => sum + (word.required ? word.weight : 0), 0),
    pages: [],
    section: forSections(),
    own: forSections(),
    headingCover: forSections(),
    cover: forSections(),
    name: forPages(),
    titleCover: forPages(),
    nameCover: forPages(),
    named: new Set(),
    pageCover: forPages(),
    pageWords: new Uint8Array(pages.length),
  }
}

function addWord(
  word: WordHits,
  scores: SectionScores,
  { sections, pages }: Outline,
  touched: Set<number>,
): void {
  const { weight } = word
  const counted = word.required ? weight : 0
  /** Sections and pages that hold this word already, so that none counts it twice. */
  const inSection = new Uint8Array(sections.length)
  const onPage = new Uint8Array(pages.length)
  const cover = (section: number) => {
    if (inSection[section]) return
    inSection[section] = 1
    scores.cover[section] = (scores.cover[section] ?? 0) + counted
  }
  const reach = (page: number) => {
    touched.add(page)
    if (onPage[page]) return
    onPage[page] = 1
    scores.pageCover[page] = (scores.pageCover[page] ?? 0) + counted
    if (word.required) scores.pageWords[page] = (scores.pageWords[page] ?? 0) + 1
  }
  const named = new Map([...word.paths].map(([page, score]): [number, number] => [page, score * IN_PATH]))
  for (const [page, score] of word.titles) {
    named.set(page, score * IN_TITLE)
    scores.titleCover[page] = (scores.titleCover[page] ?? 0) + counted
  }
  for (const [page, score] of named) {
    scores.name[page] = (scores.name[page] ?? 0) + weight * score
    scores.nameCover[page] = (scores.nameCover[page] ?? 0) + counted
    reach(page)
    const { first = 0, end = 0 } = pages[page] ?? {}
    for (let section = first; section < end; section += 1) cover(section)
  }
  for (const hits of [word.headings, word.texts]) {
    for (const [section, score] of hits) {
      // A status alone names no error of one operation: many have it, and pages that explain it come first.
      const isHeading = hits === word.headings && !(scores.words === 1 && sections[section]?.type === 'error')
      const place = isHeading ? IN_HEADING : IN_TEXT
      scores.section[section] = (scores.section[section] ?? 0) + weight * score * place
      if (isHeading) scores.headingCover[section] = (scores.headingCover[section] ?? 0) + counted
      scores.own[section] = (scores.own[section] ?? 0) + weight
      cover(section)
      reach(sections[section]?.page ?? 0)
    }
  }
}
