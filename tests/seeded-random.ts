/** Chance that repeats: numbers from 0 to 1, the same for the same seed. */
export type Random = () => number

/** Mulberry32. */
export function generator(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number from 0 up to, not including, `limit`. */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit)
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[below(random, list.length)] as T
}

/** Fewer than `length` letters. */
export function noise(random: Random, length: number): string {
  return Array.from({ length: below(random, length) }, () =>
    String.fromCharCode(97 + below(random, 26)),
  ).join('')
}
