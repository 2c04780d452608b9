import type { ApiReference } from '../reference/model.ts'
import { operationsOf } from './addresses.ts'

const found = new WeakMap<ApiReference, string[]>()

/** The ids of things with states in the examples of a document: what the service would make anew for each reader. */
export function exampleIds(reference: ApiReference): string[] {
  const ids = found.get(reference) ?? idsIn(reference)
  found.set(reference, ids)
  return ids
}

function idsIn(reference: ApiReference): string[] {
  const { id } = reference.states ?? {}
  if (id === undefined) return []
  const ids = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, entry] of Object.entries(value)) {
      if (key === id && typeof entry === 'string') ids.add(entry)
      else collect(entry)
    }
  }
  for (const { parameters, body, responses } of operationsOf(reference)) {
    for (const { name, example } of parameters) collect({ [name]: example })
    for (const owner of [body, ...responses])
      for (const { examples } of owner?.contents ?? []) collect(examples.map(({ value }) => value))
  }
  return [...ids]
}

/**
 * An id of the same form as the one of the example: digits stay digits, and what is hexadecimal stays so.
 * @param seed another one gives another id
 */
export function ownId(example: string, seed: number): string {
  const letters = /^[0-9a-f-]+$/.test(example) ? 'abcdef' : 'abcdefghijklmnopqrstuvwxyz'
  const random = numbers(seed)
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(example)
  return [...example]
    .map((sign, i) => {
      // Version and variant of a UUID.
      if (isUuid && (i === 14 || i === 19)) return sign
      if (/[0-9]/.test(sign)) return String(random(10))
      if (/[a-z]/.test(sign)) return letters[random(letters.length)]
      if (/[A-Z]/.test(sign)) return letters[random(letters.length)]?.toUpperCase()
      return sign
    })
    .join('')
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
