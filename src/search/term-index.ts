import MiniSearch from 'minisearch'
import { type Expansions, Vocabulary } from './vocabulary.ts'

/** How well documents match, by number; 1 for the best. */
export type Hits = Map<number, number>

/** A document: its number and its terms, repeated as often as they stand there. */
export interface TermDocument {
  id: number
  terms: readonly string[]
}

const SEPARATOR = '\n'

/** Documents by the terms they hold. MiniSearch keeps and weighs them (BM25+); which terms stand for a word is decided before. */
export class TermIndex {
  readonly vocabulary: Vocabulary
  private readonly index: MiniSearch<{ id: number; text: string }>

  constructor(documents: readonly TermDocument[]) {
    const terms = new Set<string>()
    this.index = new MiniSearch({
      fields: ['text'],
      tokenize: (text) => text.split(SEPARATOR),
      processTerm: (term) => {
        terms.add(term)
        return term
      },
    })
    for (const { id, terms: own } of documents) {
      if (own.length > 0) this.index.add({ id, text: own.join(SEPARATOR) })
    }
    this.vocabulary = new Vocabulary(terms)
  }

  /** Documents that hold one of the terms; the best of them counts 1. */
  find(expansions: Expansions): Hits {
    const hits: Hits = new Map()
    if (expansions.size === 0) return hits
    const found = this.index.search([...expansions.keys()].join(SEPARATOR), {
      processTerm: (term) => term,
      combineWith: 'OR',
      boostTerm: (term) => expansions.get(term) ?? 0,
      bm25: { k: 1.2, b: 0.4, d: 0.2 },
    })
    const best = found[0]?.score ?? 1
    for (const { id, score } of found) hits.set(id, score / best)
    return hits
  }
}
