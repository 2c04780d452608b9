import type { QueryWord } from '../words/query-words.ts'
import type { TermIndex } from './term-index.ts'

/** A longer text is read in its first part, so that one huge section costs no more than others. */
export const MOST_READ = 40_000

/** The texts of a site's sections, wherever they are: all of them at once on a small site, part by part on a large one. */
export interface SectionTexts {
  /** Indexes of the words that are here. */
  readonly indexes: readonly TermIndex[]
  /**
   * Brings the words that a query needs; nothing when they are here.
   * @param nearly also words that begin alike, for typing errors
   * @param beginnings of further terms
   */
  bringWords(
    words: readonly QueryWord[],
    nearly: boolean,
    beginnings?: readonly string[],
  ): Promise<void> | undefined
  /** Brings the texts of sections, by number, and what is not known of fields without; nothing when they are here. */
  bringTexts(sections: readonly number[]): Promise<void> | undefined
  /** Brings everything else, a few parts at a time; a part that fails ends it. */
  bringAll(): Promise<void>
  /** @returns an empty text while it is not here */
  textOf(section: number): string
}
