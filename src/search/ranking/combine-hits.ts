import type { Hits } from '../index/term-index.ts'

/** Parts of an identifier that stand apart say less than the identifier. */
const APART = 0.6
/** A run of characters without spaces is found where half of its pairs are. */
const ENOUGH_PAIRS = 0.5

/** Where something is found: titles and what stands above pages by page, headings and texts by section. */
export interface Found {
  titles: Hits
  paths: Hits
  headings: Hits
  texts: Hits
}

/** Puts together what was found of several words, in each place by itself; words of one text may stand in different indexes. */
export function inEach(several: readonly Found[], together: (hits: readonly Hits[]) => Hits): Found {
  return {
    titles: together(several.map(({ titles }) => titles)),
    paths: together(several.map(({ paths }) => paths)),
    headings: together(several.map(({ headings }) => headings)),
    texts: together(several.map(({ texts }) => texts)),
  }
}

/** Hits of several indexes as those of one: the best counts 1. */
export function scaled(several: readonly Hits[]): Hits {
  const [sum = new Map<number, number>(), ...rest] = several
  for (const hits of rest) for (const [id, score] of hits) sum.set(id, (sum.get(id) ?? 0) + score)
  let best = 0
  for (const score of sum.values()) best = Math.max(best, score)
  for (const [id, score] of sum) sum.set(id, score / best)
  return sum
}

/** The better of several hits. */
export function merge(several: readonly Hits[]): Hits {
  const [first = new Map(), ...rest] = several
  for (const hits of rest) {
    for (const [id, score] of hits) if (score > (first.get(id) ?? 0)) first.set(id, score)
  }
  return first
}

/** Documents that hold every part. */
export function allOf(parts: readonly Hits[]): Hits {
  const [first = new Map<number, number>(), ...rest] = parts
  const found: Hits = new Map()
  for (const [id, score] of first) {
    let least = score
    for (const hits of rest) least = Math.min(least, hits.get(id) ?? 0)
    if (least > 0) found.set(id, least * APART)
  }
  return found
}

/** Documents that hold many of the pairs; all of them count 1 at most. */
export function someOf(pairs: readonly Hits[]): Hits {
  const counts = new Map<number, number>()
  for (const hits of pairs) for (const id of hits.keys()) counts.set(id, (counts.get(id) ?? 0) + 1)
  const found: Hits = new Map()
  for (const [id, count] of counts) {
    const share = count / pairs.length
    if (share >= ENOUGH_PAIRS) found.set(id, share ** 2)
  }
  return found
}
