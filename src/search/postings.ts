import type { SearchVolume } from './data.ts'
import type { TermDocument } from './term-index.ts'

/** More repetitions than this change nothing. */
const MOST_REPEATED = 4

/** Words and the sections that hold them, from sections and the terms of their texts. */
export function postingsOf(sections: Iterable<TermDocument>): Map<string, string> {
  const found = new Map<string, { last: number; codes: string[] }>()
  for (const { id, terms } of sections) {
    for (const [term, count] of counted(terms)) {
      const posting = found.get(term) ?? { last: 0, codes: [] }
      found.set(term, posting)
      posting.codes.push(
        ((id - posting.last) * MOST_REPEATED + Math.min(count, MOST_REPEATED) - 1).toString(36),
      )
      posting.last = id
    }
  }
  return new Map([...found].map(([term, { codes }]) => [term, codes.join(' ')]))
}

function counted(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** The sections of a volume with the terms of it that they hold; the way back from `postingsOf`. */
export function documentsOf(volume: SearchVolume): TermDocument[] {
  const found = new Map<number, string[]>()
  for (const [term, codes] of Object.entries(volume)) {
    let section = 0
    for (const code of codes.split(' ')) {
      const value = Number.parseInt(code, 36)
      section += Math.floor(value / MOST_REPEATED)
      const terms = found.get(section) ?? []
      found.set(section, terms)
      for (let count = value % MOST_REPEATED; count >= 0; count -= 1) terms.push(term)
    }
  }
  return [...found].map(([id, terms]) => ({ id, terms }))
}
