import type { Outline } from '../index/outline.ts'
import type { Hits } from '../index/term-index.ts'
import type { QueryWord } from '../words/query-words.ts'
import type { Synonyms } from '../words/synonyms.ts'
import { allOf, type Found, inEach, merge } from './combine-hits.ts'
import { isFound, type WordHits, weightOf } from './word-hits.ts'

/** How much less another word says than the one that the reader wrote. */
const OTHER_WORD = 0.5
/** A word that stands in no more sections is not what the site calls the thing. */
const FEW = 2

/** Synonyms that are worth a look: none of a word that several titles or headings hold, because the site has pages about it by this name. */
export function synonymsNeeded(synonyms: readonly Synonyms[], words: readonly WordHits[]): Synonyms[] {
  return synonyms.filter(({ places }) => {
    const own = places.flatMap((place) => words[place] ?? [])
    return (
      allOf(own.map(({ titles }) => titles)).size + allOf(own.map(({ headings }) => headings)).size <= FEW
    )
  })
}

/**
 * Adds what other words for the same thing find to the hits of the words of a query. A synonym of several words is found where all of them are.
 * @param words of the query, in its order
 */
export function addSynonyms(
  words: readonly WordHits[],
  synonyms: readonly Synonyms[],
  find: (word: QueryWord) => WordHits,
  outline: Outline,
): readonly WordHits[] {
  if (synonyms.length === 0) return words
  return words.map((own, place) => {
    const known = synonyms.filter(({ places }) => places.includes(place))
    const others = known.flatMap((one) => one.others)
    const found = others.map((other) => inEach(other.map(find), other.length > 1 ? allOf : first))
    if (!found.some(isFound)) return own
    const isOfSite = known.some((one) => isUsed(one, words))
    const weaker = found.map((one) => inEach([isOfSite ? asText(one) : one], weakened))
    const all: Found = inEach([inEach([own], copied), ...weaker], merge)
    const needles = [...own.needles, ...others.map((other) => other.map(({ whole }) => whole))]
    return { ...own, ...all, weight: isFound(own) ? own.weight : weightOf(all, outline), needles }
  })
}

/** Whether the site itself calls things so: a word in more than a few texts, several words together in a heading. */
function isUsed({ places }: Synonyms, words: readonly WordHits[]): boolean {
  const own = places.flatMap((place) => words[place] ?? [])
  if (own.length === 1) return (own[0]?.texts.size ?? 0) > FEW
  return allOf(own.map(({ headings }) => headings)).size > 0
}

/** Where pages use the reader's own word, names and headings that hold another one are no better than texts. */
function asText({ headings, texts }: Found): Found {
  return {
    titles: new Map(),
    paths: new Map(),
    headings: new Map(),
    texts: merge([new Map(texts), headings]),
  }
}

function first([hits = new Map()]: readonly Hits[]): Hits {
  return hits
}

function weakened([hits = new Map()]: readonly Hits[]): Hits {
  return new Map([...hits].map(([id, score]) => [id, score * OTHER_WORD]))
}

/** `merge` writes into the first of its hits, which is remembered. */
function copied([hits = new Map()]: readonly Hits[]): Hits {
  return new Map(hits)
}
