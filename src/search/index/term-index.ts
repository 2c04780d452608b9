import { isNameTerm, nameTerm } from '../words/names.ts'
import { decodePosting, documentOf, type Posting, repetitionsOf } from './postings.ts'
import { type Expansions, Vocabulary } from './vocabulary.ts'

/** How well documents match, by number. */
export type Hits = Map<number, number>

/** How soon repetitions of a term count less (BM25). */
const SATURATION = 1.2

/**
 * Documents by the terms they hold: an inverted index, weighed as in BM25 without regard to length, since which terms stand for a word and
 * where a word counts how much is decided outside.
 */
export class TermIndex {
  readonly vocabulary: Vocabulary
  private readonly postings: Map<string, Posting | string>
  private readonly documents: number

  /**
   * @param postings by term; written ones are read where a query needs them, once
   * @param documents how many there are, also of those that hold none of the terms
   */
  constructor(postings: Map<string, Posting | string>, documents: number) {
    this.postings = postings
    this.documents = documents
    this.vocabulary = new Vocabulary([...postings.keys()].filter((term) => !isNameTerm(term)))
  }

  /** Documents that hold one of the terms, not yet scaled: another index may hold more of them. */
  find(expansions: Expansions): Hits {
    const scores: Hits = new Map()
    for (const [term, weight] of expansions) {
      const posting = this.postingOf(term)
      const rarity = Math.log(1 + (this.documents - posting.length + 0.5) / (posting.length + 0.5))
      for (const entry of posting) {
        const count = repetitionsOf(entry)
        const id = documentOf(entry)
        const score = (weight * rarity * count * (SATURATION + 1)) / (count + SATURATION)
        scores.set(id, (scores.get(id) ?? 0) + score)
      }
    }
    return scores
  }

  /** Documents that are called so: more than 1 where the name is their own, 1 where it is a value. */
  named(name: string): Hits {
    const posting = this.postingOf(nameTerm(name))
    return new Map(posting.map((entry) => [documentOf(entry), repetitionsOf(entry)]))
  }

  private postingOf(term: string): Posting {
    const posting = this.postings.get(term) ?? []
    if (typeof posting !== 'string') return posting
    const read = decodePosting(posting)
    this.postings.set(term, read)
    return read
  }
}
