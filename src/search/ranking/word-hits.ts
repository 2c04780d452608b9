import type { Outline } from '../index/outline.ts'
import type { Hits, TermIndex } from '../index/term-index.ts'
import type { QueryWord } from '../words/query-words.ts'
import { allOf, type Found, inEach, merge, scaled, someOf } from './combine-hits.ts'
import { expansionsOf, type Reach } from './expansions.ts'

/** What to mark for one word of a query, folded: the first of these groups that stands in the text. */
export type Needles = readonly (readonly string[])[]

/** Where one word of a query is found. */
export interface WordHits extends Found {
  required: boolean
  /** How much the word says: rare words more, words such as `how` and `the` nothing. */
  weight: number
  /** The site has no word that is written so. */
  isMisspelt: boolean
  /** What to mark in a text. */
  needles: Needles
}

/** Shorter beginnings are looked for in titles and headings first, in texts only where those have none. */
const SHORTEST_BEGINNING = 2
/** Of the words that a misspelt one may have meant, so many are marked. */
const MOST_NEEDLES = 12

/** How much less words such as `get` say. */
const LIGHT = 0.5

/** `202` is a status, not the beginning of a year. */
const NUMBER = /^\d+$/

/** How much less a word of the same family says. */
const FAMILY = 0.6

type Look = (index: TermIndex, shortest: number) => Hits

/**
 * Looks for one word in everything that is known of a site.
 * @param texts indexes of section texts; together they hold every text that is loaded
 */
export function findWord(word: QueryWord, outline: Outline, texts: readonly TermIndex[]): WordHits {
  const farther = new Set<string>()
  const found = findFarther(word, outline, texts, farther)
  const { literal, whole, stems, root, parts, pairs, required } = word
  const needles = [[literal], [whole], stems, [...farther], [root], [...parts, ...pairs]]
  const isMisspelt = farther.size > 0 || !isFound(found)
  return { ...found, required, weight: weightIn(word, found, outline), isMisspelt, needles }
}

/** Each step only where the one before finds nothing: the word, its parts, words of its family, the inside of words, typing errors, two words written as one. */
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
  const reaching = (reach: Reach) =>
    everywhere((index, shortest) => index.find(expansionsOf(word, index.vocabulary, reach, shortest)))
  const beginnings = reaching('beginnings')
  // `deletion` in a text says less than a heading "Delete the data".
  const whole =
    isFound(beginnings) && beginnings.titles.size + beginnings.headings.size === 0
      ? inEach([beginnings, inEach([reaching('family')], weaker)], merge)
      : beginnings
  const apart = (parts: readonly string[]) =>
    inEach(
      parts.map((part) => everywhere((index, shortest) => lookUp(index, part, shortest))),
      allOf,
    )
  // Where `job_status` stands, "status of a job" is something else; `real-time` and "real time" are the same.
  if (isFound(whole) && !word.isHyphenated) return whole
  const near = word.parts.length > 0 ? inEach([whole, apart(word.parts)], merge) : whole
  if (isFound(near)) return near
  for (const reach of ['family', 'inside', 'nearly'] as const) {
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

function weaker([hits = new Map()]: readonly Hits[]): Hits {
  return new Map([...hits].map(([id, score]) => [id, score * FAMILY]))
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
  const plain = { literal: text, whole: text, accented: text, stems: [], root: '', isWhole: false }
  return index.find(expansionsOf(plain, index.vocabulary, 'beginnings', shortest))
}

export function isFound({ titles, paths, headings, texts }: Found): boolean {
  return titles.size + paths.size + headings.size + texts.size > 0
}

/** SRQ-07: what no page holds is no obstacle, where another word of the query is found. */
export function ignoreUnknown(words: readonly WordHits[]): readonly WordHits[] {
  if (!words.some((word) => word.required && isFound(word))) return words
  return words.map((word) => (isFound(word) ? word : { ...word, required: false, weight: 0 }))
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

function weightIn({ required, isFiller }: QueryWord, found: Found, outline: Outline): number {
  if (isFiller) return 0
  return required ? weightOf(found, outline) : LIGHT * weightOf(found, outline)
}

/** How much a word says that is found so: the fewer sections, the more. */
export function weightOf(
  found: Pick<WordHits, 'titles' | 'headings' | 'texts'>,
  { sections }: Outline,
): number {
  const holding = Math.max(found.texts.size, found.headings.size, found.titles.size)
  return Math.log(1 + sections.length / (1 + holding)) + 0.1
}
