import type { SearchSynonyms } from '../data.ts'
import type { QueryWord } from '../words/query-words.ts'
import { readSynonyms, type SynonymGroup, type Synonyms, synonymsIn } from '../words/synonyms.ts'

/** The synonyms of a site: at hand on a small one; on a large one they come with the first query that may have some. */
export class SynonymGroups {
  private groups: readonly SynonymGroup[]
  private readonly load: (() => Promise<unknown>) | undefined
  private coming: Promise<void> | undefined

  /**
   * @param groups as `search.synonyms` of the settings has them
   * @param load reads them where they are not at hand
   */
  constructor(groups: SearchSynonyms, load?: () => Promise<unknown>) {
    this.groups = readSynonyms(groups)
    this.load = load
  }

  /** Brings what a query needs; nothing when it is here. Where it fails, the next query asks again. */
  bring(words: readonly QueryWord[]): Promise<void> | undefined {
    return words.some(mayHaveSynonyms) ? this.bringAll() : undefined
  }

  bringAll(): Promise<void> | undefined {
    if (!this.load || this.groups.length > 0) return undefined
    this.coming ??= this.load()
      .then((groups) => {
        this.groups = readSynonyms(groups as SearchSynonyms)
      })
      .finally(() => {
        this.coming = undefined
      })
    return this.coming
  }

  /**
   * Other words for parts of a query.
   * @param isMisspelt as `synonymsIn` has it
   */
  of(words: readonly QueryWord[], isMisspelt?: (place: number) => boolean): Synonyms[] {
    return words.some(mayHaveSynonyms) ? synonymsIn(words, this.groups, isMisspelt) : []
  }
}

/** A single letter and what is written as code, such as `media_url`, mean nothing but themselves. */
function mayHaveSynonyms({ literal, isLetter }: QueryWord): boolean {
  return !isLetter && !/[_/]/.test(literal)
}
