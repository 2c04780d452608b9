import type { Expansions, Vocabulary } from '../index/vocabulary.ts'
import type { QueryWord } from '../words/query-words.ts'

/** How far from the word itself its terms may be: they begin with it, are of its family, hold it, or differ from it by typing errors. */
export type Reach = 'beginnings' | 'family' | 'inside' | 'nearly'

const LITERAL = 1.3
const ACCENTED = 1.3
const STEM = 0.6
const STEM_ENDING = 3
const SHORTEST_INSIDE = 3
/** Letters of a plural's ending. */
const PLURAL = 1
/** Letters that words of a family have beyond their root. */
const FAMILY_ENDING = 6

/** What is known of a word that is looked for. */
export type Expanded = Pick<QueryWord, 'literal' | 'whole' | 'accented' | 'stems' | 'root' | 'isWhole'>

/**
 * Terms of a vocabulary that stand for a word of a query, without regard to its parts.
 * @param shortest beginnings shorter than this stand for nothing but themselves
 */
export function expansionsOf(
  { literal, whole, accented, stems, root, isWhole }: Expanded,
  vocabulary: Vocabulary,
  reach: Reach,
  shortest: number,
): Expansions {
  const found: Expansions = new Map()
  const add = (term: string, weight: number) => found.set(term, Math.max(weight, found.get(term) ?? 0))
  if (reach === 'family') {
    if (root !== '') for (const term of vocabulary.beginningWith(root, FAMILY_ENDING)) add(term, 1)
    return found
  }
  if (reach === 'inside') {
    if (whole.length >= SHORTEST_INSIDE) for (const term of vocabulary.holding(whole)) add(term, 1)
    return found
  }
  if (reach === 'nearly') {
    for (const term of vocabulary.nearly(whole)) add(term, 1)
    return found
  }
  for (const word of new Set([literal, whole])) {
    const isLiteral = word === literal && literal !== whole
    const base = isLiteral ? LITERAL : 1
    if (vocabulary.has(word)) add(word, base)
    if (word.length < shortest) continue
    for (const term of vocabulary.beginningWith(word, isWhole ? PLURAL : undefined)) {
      if (term !== word) add(term, base * (0.3 + (0.5 * word.length) / term.length))
    }
  }
  if (accented !== whole && vocabulary.has(accented)) add(accented, ACCENTED)
  for (const stem of stems) {
    for (const term of vocabulary.beginningWith(stem, STEM_ENDING)) add(term, STEM)
  }
  return found
}
