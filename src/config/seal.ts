/**
 * Scripts name each other by the hash in their names, so that hash cannot be of their bytes alone. A built script therefore ends in a comment with
 * the hash of all before it, by which the offline copy knows that nothing is missing or foreign.
 */
const SEAL = /\n\/\/([\da-f]{8})\s*$/

/** The script with its seal as its last line. */
export function withSeal(script: string, hash: string): string {
  return `${script}\n//${hash.slice(0, 8)}`
}

/** A sealed script taken apart; undefined for one without a seal. */
export function readSeal(sealed: string): { script: string; hash: string } | undefined {
  const found = SEAL.exec(sealed)
  return found?.[1] === undefined ? undefined : { script: sealed.slice(0, found.index), hash: found[1] }
}
