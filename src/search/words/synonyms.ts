import { type QueryWord, queryWords } from './query-words.ts'
import { errorsForgiven, typingErrors } from './typing-errors.ts'

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
  return groups.map((group) =>
    group.map((words) => queryWords(words).map((word) => ({ ...word, isWhole: true }))),
  )
}

/**
 * Finds the words of a query that have synonyms; singular and plural are the same.
 * @param isMisspelt whether the site has no word that is written like the one at a place: then it may be a synonym with typing errors
 */
export function synonymsIn(
  words: readonly QueryWord[],
  groups: readonly SynonymGroup[],
  isMisspelt: (place: number) => boolean = () => false,
): Synonyms[] {
  return groups.flatMap((group) =>
    group.flatMap((member) =>
      placesOf(member, words, isMisspelt).map((places) => ({
        places,
        others: group.filter((other) => other !== member),
      })),
    ),
  )
}

/** Where the words of a synonym stand in a query, one after the other. */
function placesOf(
  member: readonly QueryWord[],
  words: readonly QueryWord[],
  isMisspelt: (place: number) => boolean,
): number[][] {
  return words.flatMap((_, start) => {
    const isHere = member.every((one, index) => {
      const word = words[start + index]
      return word && (isSame(one, word) || (isMisspelt(start + index) && isNearly(word, one)))
    })
    return isHere && member.length > 0 ? [member.map((_one, index) => start + index)] : []
  })
}

function isSame({ literal: one }: QueryWord, { literal: other }: QueryWord): boolean {
  return one === other || `${one}s` === other || one === `${other}s`
}

function isNearly({ whole: word }: QueryWord, { whole: right }: QueryWord): boolean {
  const most = errorsForgiven(word)
  return most > 0 && right.length <= word.length + most && typingErrors(word, right, most) <= most
}
