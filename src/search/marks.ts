import { foldInPlace } from './fold.ts'
import type { TextPart } from './results.ts'
import { UNSPACED } from './unspaced-scripts.ts'

/** Where a text matches: start and end in the original. */
export type Range = [start: number, end: number]

const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')
const WORD_LETTER = /[\p{L}\p{N}]/u
/** Shorter needles are marked at the start of a word only. */
const SHORTEST_INSIDE = 3

/**
 * Finds what was searched for in a text (SRU-17): the longest needles first, each at the start of a word; only a needle that starts no word
 * of the text is marked inside one.
 * @param needles folded
 */
export function findMarks(text: string, needles: readonly string[]): Range[] {
  const folded = foldInPlace(text)
  const ranges: Range[] = []
  const wanted = [...new Set(needles)].filter((needle) => needle !== '').sort((a, b) => b.length - a.length)
  for (const needle of wanted) {
    const found = occurrences(folded.text, needle)
    const starts = found.filter(
      (at) =>
        at === 0 ||
        !WORD_LETTER.test(folded.text[at - 1] ?? '') ||
        !WORD_LETTER.test(needle[0] ?? '') ||
        IS_UNSPACED.test(needle),
    )
    const inside = needle.length >= SHORTEST_INSIDE ? found : []
    for (const at of starts.length > 0 ? starts : inside) {
      const range: Range = [
        folded.starts?.[at] ?? at,
        folded.starts?.[at + needle.length] ?? at + needle.length,
      ]
      if (range[1] > range[0] && !ranges.some(([start, end]) => range[0] < end && range[1] > start))
        ranges.push(range)
    }
  }
  return ranges.sort((a, b) => a[0] - b[0])
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
