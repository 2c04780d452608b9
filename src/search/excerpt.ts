import { findMarks, markedParts, type Range } from './marks.ts'
import type { TextPart } from './results.ts'

/** Characters. */
const LENGTH = 160
const BEFORE_MATCH = 40
/** A longer text is searched in its first part, so that one huge section costs no more than others. */
const MOST_READ = 40_000

/**
 * A window of a section's text around the first place that shows most of the query (SRU-18), as one line with its matches marked.
 * A section that does not hold the query shows its beginning (SRU-16).
 */
export function excerptOf(text: string, needles: readonly string[]): TextPart[] {
  const line = text.slice(0, MOST_READ).replace(/\s+/g, ' ').trim()
  const ranges = findMarks(line, needles)
  const window = windowOf(line, ranges)
  const cut = line.slice(window.start, window.end)
  const own = ranges
    .filter(([start, end]) => start >= window.start && end <= window.end)
    .map(([start, end]): Range => [start - window.start, end - window.start])
  const parts = markedParts(cut, own)
  if (window.start > 0) parts.unshift({ text: '… ', marked: false })
  if (window.end < line.length) parts.push({ text: ' …', marked: false })
  return joinPlain(parts)
}

function windowOf(line: string, ranges: readonly Range[]): { start: number; end: number } {
  if (line.length <= LENGTH) return { start: 0, end: line.length }
  const start = wordStart(line, Math.max(0, bestStart(line, ranges) - BEFORE_MATCH))
  const end = Math.min(line.length, start + LENGTH)
  return { start, end: end === line.length ? end : wordEnd(line, end) }
}

/** Start of the first match from which a window holds the most different matches. */
function bestStart(line: string, ranges: readonly Range[]): number {
  let best = ranges[0]?.[0] ?? 0
  let most = 0
  ranges.forEach(([start], index) => {
    const seen = new Set<string>()
    for (let at = index; at < ranges.length; at += 1) {
      const [from, to] = ranges[at] ?? [0, 0]
      if (to > start + LENGTH - BEFORE_MATCH) break
      seen.add(line.slice(from, to).toLowerCase())
    }
    if (seen.size > most) [best, most] = [start, seen.size]
  })
  return best
}

function wordStart(line: string, at: number): number {
  if (at === 0) return 0
  const space = line.indexOf(' ', at)
  return space === -1 || space > at + BEFORE_MATCH / 2 ? at : space + 1
}

function wordEnd(line: string, at: number): number {
  const space = line.lastIndexOf(' ', at)
  return space < at - BEFORE_MATCH ? at : space
}

function joinPlain(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && !last.marked && !part.marked) last.text += part.text
    else joined.push({ ...part })
  }
  return joined
}
