import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import { pointerSteps, pointerTo, valueAt } from '../json-pointer.ts'
import type { DocumentSource } from './document-source.ts'
import { refOf, walk } from './structure-walk.ts'

/** A value and where it really stands: the target, when the place held a `$ref`. */
export interface Resolved {
  value: unknown
  pointer: string
  /** Keys beside the `$ref` (OpenAPI 3.1 lets them override the target). */
  beside: Record<string, unknown>
}

/** Follows `$ref` to its end; the references of the document have been checked by {@link referenceProblems}. */
export function resolve(source: DocumentSource, value: unknown, pointer: string): Resolved {
  let found: Resolved = { value, pointer, beside: {} }
  for (let ref = refOf(found.value); ref !== undefined; ref = refOf(found.value)) {
    const { $ref, ...beside } = found.value as Record<string, unknown>
    found = {
      value: valueAt(source.data, ref),
      pointer: ref.slice(1),
      beside: { ...beside, ...found.beside },
    }
  }
  return found
}

/** References that lead to nothing, to no file below `apis/`, or only to each other; schemas that are parts of themselves. */
export function referenceProblems(source: DocumentSource): Problem[] {
  const problems: Problem[] = []
  walk(source.data, '', (value, pointer) => {
    if (isPartOfItself(source.data, value)) {
      problems.push(
        source.problem(
          pointerTo(pointer, 'allOf'),
          'A schema is a part of itself: its allOf leads back to it',
        ),
      )
    }
    const ref = refOf(value)
    if (ref === undefined) return
    const at = pointerTo(pointer, '$ref')
    if (!ref.startsWith('#')) {
      problems.push(source.problem(at, ...whyOutside(ref)))
    } else if (valueAt(source.data, ref) === undefined) {
      const near = nearestTo(ref, source.data)
      const more = { received: ref, ...(near !== undefined && { nearest: near }) }
      problems.push(source.problem(at, 'A reference leads to nothing', more))
    } else if (goesRound(source.data, ref)) {
      problems.push(source.problem(at, 'References lead only to each other', { received: ref }))
    }
  })
  return problems
}

/** A reference to another file that is left has led to none, or to no place in it. */
function whyOutside(ref: string): [message: string, more: Partial<Problem>] {
  const expected = 'a file below apis/, such as ./shapes/job.yaml#/Job, or a place in this document'
  const message = /^[a-z][a-z+.-]+:/i.test(ref)
    ? 'A reference leads out of the site, and nothing is fetched'
    : 'A reference leads to no file below apis/, or to no place in it'
  return [message, { expected, received: ref }]
}

function goesRound(data: unknown, start: string): boolean {
  const seen = new Set<string>()
  for (let ref: string | undefined = start; ref !== undefined; ref = refOf(valueAt(data, ref))) {
    if (seen.has(ref)) return true
    seen.add(ref)
  }
  return false
}

/** Does `allOf` lead back to where it stands? Nothing can be such a shape. */
function isPartOfItself(data: unknown, start: object): boolean {
  const seen = new Set<unknown>()
  const open: unknown[] = [start]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    for (const part of partsOf(value)) {
      let target = part
      for (let ref = refOf(target); ref !== undefined && !goesRound(data, ref); ref = refOf(target))
        target = valueAt(data, ref)
      if (target === start) return true
      if (!seen.has(target)) open.push(target)
      seen.add(target)
    }
  }
  return false
}

function partsOf(value: unknown): readonly unknown[] {
  const parts = typeof value === 'object' && value !== null && 'allOf' in value ? value.allOf : undefined
  return Array.isArray(parts) ? parts : []
}

/** The reference that its author probably meant: another name in the same list. */
function nearestTo(ref: string, data: unknown): string | undefined {
  const steps = pointerSteps(ref)
  const name = steps.pop() ?? ''
  const list = steps.length > 0 ? valueAt(data, pointerTo('', ...steps)) : undefined
  if (typeof list !== 'object' || list === null) return undefined
  const best = nearest(name, Object.keys(list))
  return best && `#${pointerTo('', ...steps, best)}`
}
