import leven from 'leven'

/**
 * The candidate most like `name`, upper and lower case aside; `undefined` when none is at least half alike.
 * Of equally near ones, the first.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const distance = leven(name.toLowerCase(), candidate.toLowerCase())
    const bound = Math.max(name.length, candidate.length) / 2
    if (distance <= bound && distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}
