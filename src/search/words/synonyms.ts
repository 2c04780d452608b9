import { type QueryWord, queryWords } from './query-words.ts'

/** Words that mean the same to readers, each a list of its words: `api key` has two. */
export type SynonymGroup = readonly (readonly QueryWord[])[]

/** Other words for a part of a query. */
export interface Synonyms {
  /** Numbers of the query's words for which they stand. */
  places: readonly number[]
  others: readonly (readonly QueryWord[])[]
}

/** @param groups as `search.synonyms` of the settings has them */
export function readSynonyms(groups: readonly (readonly string[])[]): SynonymGroup[] {
  return groups.map((group) => group.map(queryWords))
}

/** Finds the words of a query that have synonyms; singular and plural are the same. */
export function synonymsIn(words: readonly QueryWord[], groups: readonly SynonymGroup[]): Synonyms[] {
  return groups.flatMap((group) =>
    group.flatMap((member) =>
      placesOf(member, words).map((places) => ({
        places,
        others: group.filter((other) => other !== member),
      })),
    ),
  )
}

/** Where the words of a synonym stand in a query, one after the other. */
function placesOf(member: readonly QueryWord[], words: readonly QueryWord[]): number[][] {
  return words.flatMap((_, start) => {
    const isHere = member.every((one, index) => isSame(one, words[start + index]))
    return isHere && member.length > 0 ? [member.map((_one, index) => start + index)] : []
  })
}

function isSame(
  { literal: one }: QueryWord,
  { literal: other }: Pick<QueryWord, 'literal'> = { literal: '' },
) {
  return one === other || `${one}s` === other || one === `${other}s`
}
