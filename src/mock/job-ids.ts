import type { ApiReference } from '../reference/model.ts'
import { parsedJson } from '../reference/parsed-json.ts'
import { operationsOf } from '../reference/walk.ts'
import { validatorFor } from './validator.ts'

/** Shorter ones could stand in other words, where they must not be replaced. */
const SHORTEST_ID = 4
const TRIES = 20

/** The ids of things with states that an answer gives: those outside of lists, which list what is there already. */
export function idsIn({ states }: ApiReference, body: string): string[] {
  const ids = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [key, entry] of Object.entries(value)) {
      if (key === states?.id && typeof entry === 'string' && entry.length >= SHORTEST_ID) ids.add(entry)
      else collect(entry)
    }
  }
  collect(parsedJson(body))
  return [...ids]
}

/**
 * An id for a new thing that has the form of the one in the example, and fits what the document says of it.
 * @param seed another one gives another id
 * @param taken ids of other things
 * @returns the id of the example, when none can be made
 */
export function newId(
  reference: ApiReference,
  example: string,
  seed: number,
  taken: readonly string[] = [],
): string {
  const name = reference.states?.id
  const schemas = operationsOf(reference).flatMap(({ parameters }) =>
    parameters.filter((one) => one.name === name).map(({ jsonSchema }) => jsonSchema),
  )
  const check = validatorFor(reference)
  for (let i = 0; i < TRIES; i++) {
    const similar = similarText(example, seed * TRIES + i)
    const id = taken.includes(similar) ? `${similar}${seed}` : similar
    if (schemas.every((schema) => check(schema)(id).length === 0)) return id
  }
  return example
}

/** A text of the same form: digits stay digits, what is hexadecimal stays so, and words stay as they are. */
export function similarText(example: string, seed: number): string {
  const random = numbers(seed)
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(example)
  let at = 0
  const segment = (text: string) => {
    const letters = /^[0-9a-f]+$/i.test(text) ? 'abcdef' : 'abcdefghijklmnopqrstuvwxyz'
    const isWord = /^[a-z]*\d*$/i.test(text) && !isUuid
    return [...text].map((sign) => {
      const i = at++
      // Version and variant of a UUID.
      if (isUuid && (i === 14 || i === 19)) return sign
      if (/[0-9]/.test(sign)) return String(random(10))
      const letter = letters[random(letters.length)] ?? ''
      if (isWord || !/[a-z]/i.test(sign)) return sign
      return sign === sign.toLowerCase() ? letter : letter.toUpperCase()
    })
  }
  const text = example
    .split(/([^a-z0-9])/i)
    .flatMap(segment)
    .join('')
  // A word without digits gets a number.
  return text === example ? `${example}${random(9) + 1}` : text
}

/** Numbers below a limit that look random and are the same for the same seed. */
function numbers(seed: number): (limit: number) => number {
  let state = (seed + 1) * 0x9e3779b1
  return (limit) => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b)
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35) ^ (state >>> 16)
    return (state >>> 8) % limit
  }
}
