import type { Outline } from '../index/outline.ts'
import type { Hits, TermIndex } from '../index/term-index.ts'
import type { QueryWord } from '../words/query-words.ts'
import { allOf, type Found, inEach, merge, scaled, someOf } from './combine-hits.ts'
import { expansionsOf } from './expansions.ts'

/** What to mark for one word of a query, folded: the first of these groups that stands in the text. */
export type Needles = readonly (readonly string[])[]

/** Where one word of a query is found. */
export interface WordHits extends Found {
  required: boolean
  /** How much the word says: rare words more, words such as `how` and `the` nothing. */
  weight: number
  /** What to mark in a text. */
  needles: Needles
}

/** Shorter beginnings are looked for in titles and headings first, in texts only where those have none. */
const SHORTEST_BEGINNING = 2
/** Of the words that a misspelt one may have meant, so many are marked. */
const MOST_NEEDLES = 12

/** `202` is a status, not the beginning of a year. */
const NUMBER = /^\d+$/

type Look = (index: TermIndex, shortest: number) => Hits

/**
 * Looks for one word in everything that is known of a site.
 * @param texts indexes of section texts; together they hold every text that is loaded
 */
export function findWord(word: QueryWord, outline: Outline, texts: readonly TermIndex[]): WordHits {
  const farther = new Set<string>()
  const found = findFarther(word, outline, texts, farther)
  const { literal, whole, stems, parts, pairs } = word
  const needles = [[literal], [whole], stems, [...farther], [...parts, ...pairs]]
  return { ...found, required: word.required, weight: word.required ? weightOf(found, outline) : 0, needles }
}

/** Each step only where the one before finds nothing: the word, its parts, the inside of words, typing errors, two words written as one. */
function findFarther(
  word: QueryWord,
  outline: Outline,
  texts: readonly TermIndex[],
  farther: Set<string>,
): Found {
  const everywhere = (look: Look) => {
    const found = findEverywhere(look, outline, word.isLetter ? [] : texts)
    if (isFound(found) || word.whole.length >= SHORTEST_BEGINNING) return found
    return { ...found, texts: scaled(texts.map((index) => look(index, 1))) }
  }
  if (word.pairs.length > 0)
    return inEach(
      word.pairs.map((pair) => everywhere((index, shortest) => lookUp(index, pair, shortest))),
      someOf,
    )
  if (isOwnWord(word)) {
    const literal = everywhere((index, shortest) => lookUp(index, word.literal, shortest))
    if (isFound(literal)) return literal
  }
  if (NUMBER.test(word.whole)) {
    const number = everywhere((index) => index.find(new Map([[word.whole, 1]])))
    if (isFound(number)) return number
  }
  const whole = everywhere((index, shortest) =>
    index.find(expansionsOf(word, index.vocabulary, 'beginnings', shortest)),
  )
  const apart = (parts: readonly string[]) =>
    inEach(
      parts.map((part) => everywhere((index, shortest) => lookUp(index, part, shortest))),
      allOf,
    )
  // Where `job_status` stands, "status of a job" is something else; `real-time` and "real time" are the same.
  if (isFound(whole) && !word.isHyphenated) return whole
  const near = word.parts.length > 0 ? inEach([whole, apart(word.parts)], merge) : whole
  if (isFound(near)) return near
  for (const reach of ['inside', 'nearly'] as const) {
    const found = everywhere((index, shortest) => {
      const expansions = expansionsOf(word, index.vocabulary, reach, shortest)
      for (const term of [...expansions.keys()].slice(0, MOST_NEEDLES)) farther.add(term)
      return index.find(expansions)
    })
    if (isFound(found)) return found
  }
  const both = halves(word, texts)
  for (const half of both) farther.add(half)
  return both.length > 0 ? apart(both) : near
}

function findEverywhere(
  look: Look,
  { titles, paths, headings }: Outline,
  texts: readonly TermIndex[],
): Found {
  return {
    titles: scaled([look(titles, 1)]),
    paths: scaled([look(paths, 1)]),
    headings: scaled([look(headings, 1)]),
    texts: scaled(texts.map((index) => look(index, SHORTEST_BEGINNING))),
  }
}

/** `C++` is another word than `C`, and `-H` than `H`; a path is the same with and without its host. */
function isOwnWord({ literal, whole }: QueryWord): boolean {
  return literal !== whole && !literal.startsWith('/')
}

/** A part of a word, as it stands. */
function lookUp(index: TermIndex, text: string, shortest: number): Hits {
  const plain = { literal: text, whole: text, accented: text, stems: [] }
  return index.find(expansionsOf(plain, index.vocabulary, 'beginnings', shortest))
}

export function isFound({ titles, paths, headings, texts }: Found): boolean {
  return titles.size + paths.size + headings.size + texts.size > 0
}

/** Two words that a reader wrote as one. */
function halves({ whole }: QueryWord, texts: readonly TermIndex[]): string[] {
  const known = (part: string) => texts.some(({ vocabulary }) => vocabulary.has(part))
  for (let at = 3; at <= whole.length - 3; at += 1) {
    const both = [whole.slice(0, at), whole.slice(at)]
    if (both.every(known)) return both
  }
  return []
}

/** How much a word says that is found so: the fewer sections, the more. */
export function weightOf(
  found: Pick<WordHits, 'titles' | 'headings' | 'texts'>,
  { sections }: Outline,
): number {
  const holding = Math.max(found.texts.size, found.headings.size, found.titles.size)
  return Math.log(1 + sections.length / (1 + holding)) + 0.1
}
