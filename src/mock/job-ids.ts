import type { ApiReference, Operation, Parameter } from '../reference/model.ts'
import { operationsOf } from './addresses.ts'

/** The ids of things with states in the examples of a document: what the service would make anew for each reader. */
export function exampleIds(reference: ApiReference): string[] {
  const ids = new Set<string>()
  const names = new Set<string>()
  for (const parameter of statefulOperations(reference).flatMap(({ parameters }) => parameters)) {
    if (!isId(parameter)) continue
    names.add(parameter.name)
    ids.add(String(parameter.example))
  }
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, entry] of Object.entries(value)) {
      if (names.has(key) && typeof entry === 'string') ids.add(entry)
      else collect(entry)
    }
  }
  for (const { responses } of operationsOf(reference)) {
    for (const { status, contents } of responses) {
      if (status.startsWith('2'))
        for (const { examples } of contents) collect(examples.map(({ value }) => value))
    }
  }
  return [...ids]
}

/** Operations whose answer depends on a state, or that change one. */
function statefulOperations(reference: ApiReference): Operation[] {
  const { states = [], transitions = [] } = reference.states ?? {}
  const named = new Set([
    ...states.flatMap(({ answers = {} }) => Object.keys(answers)),
    ...transitions.flatMap(({ by = [] }) => by),
  ])
  return operationsOf(reference).filter(({ operationId }) => named.has(operationId))
}

function isId({ place, schema, example }: Parameter): boolean {
  const isFree = schema.type === 'string' && (schema.values ?? []).length === 0
  return (place === 'path' || place === 'query') && isFree && typeof example === 'string'
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
