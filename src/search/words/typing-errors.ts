/**
 * How many typing errors lie between a query's word and the start of a term that is as close as possible: letters added, left out,
 * exchanged, or two swapped. `most + 1` when there are more than `most`.
 * @param most 1 or 2
 */
export function typingErrors(word: string, term: string, most: number): number {
  const far = most + 1
  if (term.length < word.length - most) return far
  const end = Math.min(term.length, word.length + most)
  let last: number[] = []
  let row = Array.from({ length: end + 1 }, (_, index) => index)
  for (let letter = 1; letter <= word.length; letter += 1) {
    const next = [letter]
    let best = letter
    for (let at = 1; at <= end; at += 1) {
      const same = word[letter - 1] === term[at - 1]
      let cost = Math.min(
        (row[at] ?? far) + 1,
        (next[at - 1] ?? far) + 1,
        (row[at - 1] ?? far) + (same ? 0 : 1),
      )
      if (word[letter - 1] === term[at - 2] && word[letter - 2] === term[at - 1]) {
        cost = Math.min(cost, (last[at - 2] ?? far) + 1)
      }
      next.push(cost)
      best = Math.min(best, cost)
    }
    if (best > most) return far
    last = row
    row = next
  }
  return Math.min(far, ...row)
}

/** SRQ-17: typing errors are forgiven from 5 letters on, two of them from 8 letters on. */
export function errorsForgiven(word: string): 0 | 1 | 2 {
  if (word.length < 5 || /^\d+$/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}
