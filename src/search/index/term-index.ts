import { type Call, callOfTerm, fitOf } from '../words/calls.ts'
import { comparedName, isNameTerm, spelling } from '../words/names.ts'
import { decodePosting, documentOf, type Posting, repetitionsOf } from './postings.ts'
import { type Expansions, Vocabulary } from './vocabulary.ts'

/** How well documents match, by number. */
export type Hits = Map<number, number>

/** How soon repetitions of a term count less (BM25). */
const SATURATION = 1.2
/** Added to what a name is worth that is spelled like the query. */
export const SPELLED = 2

/**
 * Documents by the terms they hold: an inverted index, weighed as in BM25 without regard to length, since which terms stand for a word and
 * where a word counts how much is decided outside.
 */
export class TermIndex {
  readonly vocabulary: Vocabulary
  private readonly postings: Map<string, Posting | string>
  private readonly documents: number
  /** Terms of names by what they begin with. */
  private readonly names = new Map<string, string[]>()
  /** Calls that sections describe, by term. */
  private readonly calls: readonly [term: string, call: Call][]

  /**
   * @param postings by term; written ones are read where a query needs them, once
   * @param documents how many there are, also of those that hold none of the terms
   */
  constructor(postings: Map<string, Posting | string>, documents: number) {
    this.postings = postings
    this.documents = documents
    const calls = [...postings.keys()].map((term) => [term, callOfTerm(term)] as const)
    this.calls = calls.flatMap(([term, call]) => (call ? [[term, call]] : []))
    for (const term of postings.keys()) {
      const compared = term.slice(0, term.indexOf('=') + 1)
      if (compared !== '') this.names.set(compared, [...(this.names.get(compared) ?? []), term])
    }
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

  /** Documents that are called so: 2 where the name is their own, 1 where it is a value, and more where it is spelled so. */
  named(name: string): Hits {
    const compared = comparedName(name)
    const found: Hits = new Map()
    for (const term of this.names.get(compared) ?? []) {
      const spelled = term === compared + spelling(name) ? SPELLED : 0
      for (const entry of this.postingOf(term)) {
        const id = documentOf(entry)
        found.set(id, Math.max(found.get(id) ?? 0, Math.min(repetitionsOf(entry), 2) + spelled))
      }
    }
    return found
  }

  /** Documents that describe a call, and how well it fits theirs. */
  calledBy(call: Call): Hits {
    const fits: Hits = new Map()
    for (const [term, described] of this.calls) {
      const fit = fitOf(call, described)
      if (fit > 0)
        for (const entry of this.postingOf(term))
          fits.set(documentOf(entry), Math.max(fit, fits.get(documentOf(entry)) ?? 0))
    }
    return fits
  }

  private postingOf(term: string): Posting {
    const posting = this.postings.get(term) ?? []
    if (typeof posting !== 'string') return posting
    const read = decodePosting(posting)
    this.postings.set(term, read)
    return read
  }
}
