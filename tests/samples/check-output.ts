import { isDeepStrictEqual } from 'node:util'

/**
 * Whether a page shows what a program has printed. A line that is only `…` stands for any lines; JSON may be laid out differently.
 */
export function showsOutput(shown: string, printed: string): boolean {
  const lines = linesOf(shown)
  return fits(lines, linesOf(printed)) || isSameJson(shown, printed)
}

function linesOf(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trimEnd())
}

function fits(shown: readonly string[], printed: readonly string[]): boolean {
  const [first, ...rest] = shown
  if (first === undefined) return printed.length === 0
  if (first.trim() !== '…') return printed[0]?.trim() === first.trim() && fits(rest, printed.slice(1))
  return printed.some((_, i) => fits(rest, printed.slice(i))) || fits(rest, [])
}

function isSameJson(a: string, b: string): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(a), JSON.parse(b))
  } catch {
    return false
  }
}
