import { errorsForgiven, typingErrors } from '../words/typing-errors.ts'

/** Terms that stand for a word of the query, and how well: 1 for the word itself. */
export type Expansions = Map<string, number>

const MOST_EXPANSIONS = 80

/** The distinct terms of an index, sorted, so that beginnings are found at once. */
export class Vocabulary {
  private readonly terms: readonly string[]
  private readonly known: ReadonlySet<string>

  constructor(terms: Iterable<string>) {
    this.known = new Set(terms)
    this.terms = [...this.known].sort()
  }

  has(term: string): boolean {
    return this.known.has(term)
  }

  /**
   * Terms that begin with a word, the shortest first, the word itself included.
   * @param longest how many letters they may have beyond the word
   */
  beginningWith(word: string, longest = Number.POSITIVE_INFINITY): string[] {
    const found: string[] = []
    for (let at = this.firstFrom(word); at < this.terms.length; at += 1) {
      const term = this.terms[at] ?? ''
      if (!term.startsWith(word)) break
      if (term.length - word.length <= longest) found.push(term)
    }
    return shortest(found)
  }

  /** Terms that hold a word anywhere (SRQ-03). */
  holding(word: string): string[] {
    return shortest(this.terms.filter((term) => term.includes(word)))
  }

  /** Terms that a word with typing errors may have meant, those with the fewest errors (SRQ-17). */
  nearly(word: string): string[] {
    const most = errorsForgiven(word)
    if (most === 0) return []
    let least: number = most
    let found: string[] = []
    for (const term of this.terms) {
      // The first letter is right, left out, or swapped with the second.
      if (term[0] !== word[0] && term[0] !== word[1] && term[1] !== word[0]) continue
      const errors = typingErrors(word, term, least)
      if (errors > least) continue
      if (errors < least) found = []
      least = errors
      found.push(term)
    }
    return shortest(found)
  }

  private firstFrom(word: string): number {
    let low = 0
    let high = this.terms.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.terms[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }
}

function shortest(terms: string[]): string[] {
  if (terms.length <= MOST_EXPANSIONS) return terms
  return terms.sort((a, b) => a.length - b.length).slice(0, MOST_EXPANSIONS)
}
