import { MOST_READ } from '../index/section-texts.ts'
import type { Needles } from '../ranking/word-hits.ts'
import type { TextPart } from '../results.ts'
import { findMarks, markedParts, type Range } from './marks.ts'

/** Characters. */
const LENGTH = 160
const BEFORE_MATCH = 40

/**
 * A window of a section's text around the first place that shows most of the query (SRU-18), as one line with its matches marked.
 * A section that does not hold the query shows its beginning (SRU-16).
 */
export function excerptOf(text: string, needles: readonly Needles[]): TextPart[] {
  const read = text.slice(0, MOST_READ)
  const ranges = findMarks(read, needles)
  const window = windowOf(read, ranges)
  const own = ranges
    .filter(([start, end]) => start >= window.start && end <= window.end)
    .map(([start, end]): Range => [start - window.start, end - window.start])
  const parts = markedParts(read.slice(window.start, window.end), own)
  if (window.start > 0) parts.unshift({ text: '… ', marked: false })
  if (window.end < text.length) parts.push({ text: ' …', marked: false })
  return joinPlain(parts)
}

function windowOf(text: string, ranges: readonly Range[]): { start: number; end: number } {
  if (text.length <= LENGTH) return { start: 0, end: text.length }
  const start = wordStart(text, Math.max(0, bestStart(text, ranges) - BEFORE_MATCH))
  const end = Math.min(text.length, start + LENGTH)
  return { start, end: end === text.length ? end : wordEnd(text, end) }
}

/** Start of the first match from which a window holds the most different matches. */
function bestStart(text: string, ranges: readonly Range[]): number {
  let best = ranges[0]?.[0] ?? 0
  let most = 0
  ranges.forEach(([start], index) => {
    const seen = new Set<string>()
    for (let at = index; at < ranges.length; at += 1) {
      const [from, to] = ranges[at] ?? [0, 0]
      if (to > start + LENGTH - BEFORE_MATCH) break
      seen.add(text.slice(from, to).toLowerCase())
    }
    if (seen.size > most) [best, most] = [start, seen.size]
  })
  return best
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0
  const space = /\s/.exec(text.slice(at, at + BEFORE_MATCH / 2))
  return space ? at + space.index + 1 : at
}

function wordEnd(text: string, at: number): number {
  const rest = /\s\S*$/.exec(text.slice(at - BEFORE_MATCH, at + 1))
  return rest ? at - BEFORE_MATCH + rest.index : at
}

/** Neighbours without mark become one; any white space is one space, as an excerpt is one line. */
function joinPlain(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  for (const { text, marked } of parts) {
    const last = joined.at(-1)
    if (last && !last.marked && !marked) last.text += text
    else joined.push({ text, marked })
  }
  return joined.map(({ text, marked }) => ({ text: marked ? text : text.replace(/\s+/g, ' '), marked }))
}
