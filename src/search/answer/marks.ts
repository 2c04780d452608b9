import type { Needles } from '../ranking/word-hits.ts'
import type { TextPart } from '../results.ts'
import { foldInPlace } from '../words/fold.ts'
import { UNSPACED } from '../words/unspaced-scripts.ts'

/** Where a text matches: start and end in the original. */
export type Range = [start: number, end: number]

const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')
const WORD_LETTER = /[\p{L}\p{N}]/u
/** Shorter needles are marked at the start of a word only. */
const SHORTEST_INSIDE = 3

/** Finds what was searched for in a text (SRU-17), in order. Longer needles go first; no two marks overlap. */
export function findMarks(text: string, words: readonly Needles[]): Range[] {
  const folded = foldInPlace(text)
  const places = new Map<string, readonly number[]>()
  for (const groups of words) {
    const found = groups.find((group) =>
      group.some((needle) => needle !== '' && folded.text.includes(needle)),
    )
    for (const needle of found ?? []) if (needle !== '') places.set(needle, placesOf(needle, folded.text))
  }
  const ranges: Range[] = []
  for (const [needle, starts] of [...places].sort(([a], [b]) => b.length - a.length)) {
    for (const at of starts) {
      const end = at + needle.length
      const range: Range = [folded.starts?.[at] ?? at, folded.starts?.[end] ?? end]
      const isFree = !ranges.some(([start, stop]) => range[0] < stop && range[1] > start)
      if (range[1] > range[0] && isFree) ranges.push(range)
    }
  }
  return ranges.sort((a, b) => a[0] - b[0])
}

/** Starts of words that begin with a needle; where there are none, its places inside words. */
function placesOf(needle: string, text: string): readonly number[] {
  const found = occurrences(text, needle)
  if (!WORD_LETTER.test(needle[0] ?? '') || IS_UNSPACED.test(needle)) return found
  const starts = found.filter((at) => at === 0 || !WORD_LETTER.test(text[at - 1] ?? ''))
  return starts.length > 0 || needle.length < SHORTEST_INSIDE ? starts : found
}

function occurrences(text: string, needle: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length)) found.push(at)
  return found
}

/** Cuts a text at its marks; neighbouring marks are one. */
export function markedParts(text: string, ranges: readonly Range[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const add = (end: number, marked: boolean) => {
    const piece = text.slice(at, end)
    at = end
    if (piece === '') return
    const last = parts.at(-1)
    if (last?.marked === marked) last.text += piece
    else parts.push({ text: piece, marked })
  }
  for (const [start, end] of ranges) {
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return parts
}
