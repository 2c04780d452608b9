/** A document: its number and its terms, repeated as often as they stand there. */
export interface TermDocument {
  id: number
  terms: readonly string[]
}

/** The documents that hold a term, in rising order: each number carries the document's number and how often the term stands there. */
export type Posting = readonly number[]

/** More repetitions than this change nothing. */
const MOST_REPEATED = 4
const BASE = 36
const DIGIT_0 = 48
const DIGIT_9 = 57
const LETTER_A = 97

/** The number of an entry's document. */
export function documentOf(entry: number): number {
  return Math.floor(entry / MOST_REPEATED)
}

/** How often a term stands in an entry's document: 1 to 4. */
export function repetitionsOf(entry: number): number {
  return (entry % MOST_REPEATED) + 1
}

/**
 * Postings by term.
 * @param documents in rising order of their numbers
 */
export function postingsOf(documents: Iterable<TermDocument>): Map<string, Posting> {
  const postings = new Map<string, number[]>()
  for (const { id, terms } of documents) {
    for (const term of terms) {
      const posting = postings.get(term)
      const last = posting?.at(-1) ?? -1
      if (!posting) postings.set(term, [id * MOST_REPEATED])
      else if (documentOf(last) !== id) posting.push(id * MOST_REPEATED)
      else if (repetitionsOf(last) < MOST_REPEATED) posting[posting.length - 1] = last + 1
    }
  }
  return postings
}

/** A posting as a volume holds it: what each entry's document is beyond the one before, in base 36. */
export function encodePosting(posting: Posting): string {
  let before = 0
  const codes = posting.map((entry) => {
    const step = entry - before * MOST_REPEATED
    before = documentOf(entry)
    return step.toString(BASE)
  })
  return codes.join(' ')
}

/** The way back from `encodePosting`. Reads characters one by one: a common word of a large site has thousands of entries. */
export function decodePosting(written: string): Posting {
  const posting: number[] = []
  let before = 0
  let step = 0
  for (let at = 0; at <= written.length; at += 1) {
    const code = written.charCodeAt(at)
    if (code >= DIGIT_0 && code <= DIGIT_9) step = step * BASE + code - DIGIT_0
    else if (code >= LETTER_A) step = step * BASE + code - LETTER_A + 10
    else {
      const entry = step + before * MOST_REPEATED
      before = documentOf(entry)
      posting.push(entry)
      step = 0
    }
  }
  return posting
}
