import { expansionsOf } from './expansions.ts'
import type { Needles } from './marks.ts'
import type { Outline } from './outline.ts'
import type { QueryWord } from './query-words.ts'
import type { Hits, TermIndex } from './term-index.ts'

/** Where one word of a query is found. */
export interface WordHits {
  required: boolean
  /** By page. */
  titles: Hits
  paths: Hits
  /** By section. */
  headings: Hits
  texts: Hits
  /** How much the word says: rare words more. */
  weight: number
  /** What to mark in a text. */
  needles: Needles
}

/** Parts of an identifier that stand apart say less than the identifier. */
const APART = 0.6
/** A run of characters without spaces is found where half of its pairs are. */
const ENOUGH_PAIRS = 0.5
/** Shorter beginnings are looked for in titles and headings first, in texts only where those have none. */
const SHORTEST_BEGINNING = 2
/** Of the words that a misspelt one may have meant, so many are marked. */
const MOST_NEEDLES = 12

/** `202` is a status, not the beginning of a year. */
const NUMBER = /^\d+$/

/** A found word as it is searched in each index. */
type Found = Pick<WordHits, 'titles' | 'paths' | 'headings' | 'texts'>
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
  return { ...found, required: word.required, weight: weightOf(found, outline), needles }
}

/** Each step only where the one before finds nothing: the word, its parts, the inside of words, typing errors, two words written as one. */
function findFarther(
  word: QueryWord,
  outline: Outline,
  texts: readonly TermIndex[],
  farther: Set<string>,
): Found {
  const everywhere = (look: Look) => {
    const found = findEverywhere(look, outline, texts)
    if (isFound(found) || word.whole.length >= SHORTEST_BEGINNING) return found
    return { ...found, texts: merge(texts.map((index) => look(index, 1))) }
  }
  if (word.pairs.length > 0)
    return everywhere((index, shortest) => someOf(word.pairs.map((pair) => lookUp(index, pair, shortest))))
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
    everywhere((index, shortest) => allOf(parts.map((part) => lookUp(index, part, shortest))))
  // Where `job_status` stands, "status of a job" is something else; `real-time` and "real time" are the same.
  if (isFound(whole) && !word.isHyphenated) return whole
  const near = word.parts.length > 0 ? better(whole, apart(word.parts)) : whole
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
    titles: look(titles, 1),
    paths: look(paths, 1),
    headings: look(headings, 1),
    texts: merge(texts.map((index) => look(index, SHORTEST_BEGINNING))),
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

function better(one: Found, other: Found): Found {
  return {
    titles: merge([one.titles, other.titles]),
    paths: merge([one.paths, other.paths]),
    headings: merge([one.headings, other.headings]),
    texts: merge([one.texts, other.texts]),
  }
}

/** The better of several hits. */
function merge(several: readonly Hits[]): Hits {
  const [first = new Map(), ...rest] = several
  for (const hits of rest) {
    for (const [id, score] of hits) if (score > (first.get(id) ?? 0)) first.set(id, score)
  }
  return first
}

/** Documents that hold every part. */
function allOf(parts: readonly Hits[]): Hits {
  const [first = new Map<number, number>(), ...rest] = parts
  const found: Hits = new Map()
  for (const [id, score] of first) {
    let least = score
    for (const hits of rest) least = Math.min(least, hits.get(id) ?? 0)
    if (least > 0) found.set(id, least * APART)
  }
  return found
}

/** Documents that hold many of the pairs; all of them count 1 at most. */
function someOf(pairs: readonly Hits[]): Hits {
  const counts = new Map<number, number>()
  for (const hits of pairs) for (const id of hits.keys()) counts.set(id, (counts.get(id) ?? 0) + 1)
  const found: Hits = new Map()
  for (const [id, count] of counts) {
    const share = count / pairs.length
    if (share >= ENOUGH_PAIRS) found.set(id, share ** 2)
  }
  return found
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

function weightOf(found: Pick<WordHits, 'titles' | 'headings' | 'texts'>, { sections }: Outline): number {
  const holding = Math.max(found.texts.size, found.headings.size, found.titles.size)
  return Math.log(1 + sections.length / (1 + holding)) + 0.1
}
