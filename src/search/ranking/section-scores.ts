import type { Outline } from '../index/outline.ts'
import { type Hits, SPELLED } from '../index/term-index.ts'
import { isIdentifier } from '../words/names.ts'
import { addWord } from './add-word.ts'
import { emptyScores, type Scores } from './scores.ts'
import { headingBonus } from './title-tier.ts'
import type { WordHits } from './word-hits.ts'

/** What the query is worth as the name of a section, and as a value that a field may have. */
const AS_NAME = 6
const AS_VALUE = 3
/** What is written as only code is means exactly that spelling: more than any heading is worth, also as a value. */
const AS_SPELLED = 10
const AS_SPELLED_VALUE = 9.5

/** Pages that hold only some of the words are shown from half of the words on; where there are none, those that hold the most. */
const ENOUGH_WORDS = 0.5

/**
 * Adds up the hits of all words. Time grows with the number of hits.
 * @param named sections whose name, or one of whose values, the whole query is
 */
export function scoreSections(
  query: string,
  words: readonly WordHits[],
  named: Hits,
  outline: Outline,
): Scores {
  const scores = emptyScores(outline, words)
  for (const word of words) addWord(word, scores, outline)
  for (const section of named.keys()) addNamed(section, scores, outline)
  scores.enough = Math.min(scores.words * ENOUGH_WORDS, mostWords(scores, outline))
  const isCode = isIdentifier(query)
  if (isCode) scores.named = new Set(named.keys())
  const most = Math.max(...named.values())
  scores.called = new Set([...named.keys()].filter((section) => named.get(section) === most))
  const all = words.reduce((sum, { weight }) => sum + weight, 0) || 1
  for (const page of scores.pages) {
    const { first = 0, end = 0 } = outline.pages[page] ?? {}
    scores.name[page] = (scores.name[page] ?? 0) / all
    for (let section = first; section < end; section += 1) {
      if ((scores.own[section] ?? 0) === 0) continue
      const found = ((scores.section[section] ?? 0) / all) * shareOf(section, scores) ** 2
      const heading = headingOf(section, query, scores, outline)
      scores.section[section] = found + Math.max(heading, worthOfName(named.get(section), isCode))
    }
  }
  return scores
}

/** How many words of the query a single page holds at most. */
function mostWords({ pages, pageWords }: Scores, outline: Outline): number {
  const shown = [...pages].filter((page) => !outline.pages[page]?.hidden)
  return Math.max(0, ...shown.map((page) => pageWords[page] ?? 0))
}

/** A section that is called like the query holds all of it, in its heading. */
function addNamed(section: number, scores: Scores, outline: Outline): void {
  scores.pages.add(outline.sections[section]?.page ?? 0)
  for (const cover of [scores.own, scores.cover, scores.headingCover])
    cover[section] = Math.max(scores.total, 1e-3)
}

/** How much of the query a section holds: 1 for all of it. */
function shareOf(section: number, { total, cover }: Scores): number {
  return total > 0 ? (cover[section] ?? 0) / total : 1
}

function headingOf(section: number, query: string, { headingCover }: Scores, { sections }: Outline): number {
  return headingCover[section] ? headingBonus(query, sections[section]?.heading ?? '') : 0
}

/** @param named as `TermIndex.named` says it */
function worthOfName(named = 0, isCode: boolean): number {
  if (named === 0) return 0
  const isSpelled = named > SPELLED
  const isOwn = named - (isSpelled ? SPELLED : 0) > 1
  if (isSpelled && isCode) return isOwn ? AS_SPELLED : AS_SPELLED_VALUE
  return isOwn ? AS_NAME + (isSpelled ? 1 : 0) : AS_VALUE
}
