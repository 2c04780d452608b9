import type { Outline } from '../index/outline.ts'
import type { Hits } from '../index/term-index.ts'
import { add, type Scores } from './scores.ts'
import type { WordHits } from './word-hits.ts'

/** Where a word counts how much. */
const IN_HEADING = 3
const IN_TEXT = 1
const IN_TITLE = 1.2
const IN_PATH = 0.4

/** Adds up where one word of a query stands. */
interface WordScores {
  scores: Scores
  outline: Outline
  weight: number
  /** What the word adds to a cover: its weight, and nothing where it is not required. */
  counted: number
  /** Notes that a section holds the word, in itself or in the name of its page. It counts once. */
  cover(section: number): void
  /** Notes that a page holds the word anywhere. It counts once. */
  reach(page: number): void
}

/** Adds one word of a query to the scores: first the names of pages, then the sections themselves. */
export function addWord(word: WordHits, scores: Scores, outline: Outline): void {
  const own = wordScores(word, scores, outline)
  addTitles(word.titles, own)
  addNames(nameHits(word), own)
  addHeadings(word.headings, own)
  addTexts(word.texts, own)
}

function wordScores({ required, weight }: WordHits, scores: Scores, outline: Outline): WordScores {
  const counted = required ? weight : 0
  const inSection = new Uint8Array(outline.sections.length)
  const onPage = new Uint8Array(outline.pages.length)
  return {
    scores,
    outline,
    weight,
    counted,
    cover(section) {
      if (inSection[section]) return
      inSection[section] = 1
      add(scores.cover, section, counted)
    },
    reach(page) {
      scores.pages.add(page)
      if (onPage[page]) return
      onPage[page] = 1
      add(scores.pageCover, page, counted)
      if (required) add(scores.pageWords, page, 1)
    },
  }
}

function addTitles(titles: Hits, { scores, counted }: WordScores): void {
  for (const page of titles.keys()) add(scores.titleCover, page, counted)
}

/** Pages with the word in their title or path. The title counts where both have it. */
function nameHits({ titles, paths }: WordHits): Hits {
  const names: Hits = new Map()
  for (const [page, score] of paths) names.set(page, score * IN_PATH)
  for (const [page, score] of titles) names.set(page, score * IN_TITLE)
  return names
}

/** What a page is called holds for each of its sections (SRQ-08). */
function addNames(names: Hits, { scores, outline, weight, counted, cover, reach }: WordScores): void {
  for (const [page, score] of names) {
    add(scores.name, page, weight * score)
    add(scores.nameCover, page, counted)
    reach(page)
    const { first = 0, end = 0 } = outline.pages[page] ?? {}
    for (let section = first; section < end; section += 1) cover(section)
  }
}

function addHeadings(headings: Hits, own: WordScores): void {
  for (const [section, score] of headings) {
    // A status alone names no error of one operation: many have it, and pages that explain it come first.
    const isStatus = own.scores.words === 1 && own.outline.sections[section]?.type === 'error'
    addSection(section, own.weight * score * (isStatus ? IN_TEXT : IN_HEADING), own)
    if (!isStatus) add(own.scores.headingCover, section, own.counted)
  }
}

function addTexts(texts: Hits, own: WordScores): void {
  for (const [section, score] of texts) addSection(section, own.weight * score * IN_TEXT, own)
}

function addSection(
  section: number,
  score: number,
  { scores, outline, weight, cover, reach }: WordScores,
): void {
  add(scores.section, section, score)
  add(scores.own, section, weight)
  cover(section)
  reach(outline.sections[section]?.page ?? 0)
}
