import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import { pointerSteps, pointerTo, valueAt } from '../json-pointer.ts'
import type { DocumentSource } from './document-source.ts'

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

/** References that lead to nothing, out of the document, or only to each other. */
export function referenceProblems(source: DocumentSource): Problem[] {
  const problems: Problem[] = []
  walk(source.data, '', (value, pointer) => {
    const ref = refOf(value)
    if (ref === undefined) return
    const at = pointerTo(pointer, '$ref')
    if (!ref.startsWith('#/')) {
      const expected = 'a place in this document, such as #/components/schemas/Job'
      problems.push(source.problem(at, 'A reference leads out of the document', { expected, received: ref }))
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

/** Calls `visit` for every object of the data with its pointer; what stands in examples is no part of the document's structure. */
export function walk(value: unknown, pointer: string, visit: (value: object, pointer: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  visit(value, pointer)
  for (const [key, child] of Object.entries(value)) {
    const isExample =
      key === 'example' || key === 'default' || (key === 'value' && /\/examples\/[^/]+$/.test(pointer))
    if (!isExample) walk(child, pointerTo(pointer, key), visit)
  }
}

export function refOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return undefined
  return typeof value.$ref === 'string' ? value.$ref : undefined
}

function goesRound(data: unknown, start: string): boolean {
  const seen = new Set<string>()
  for (let ref: string | undefined = start; ref !== undefined; ref = refOf(valueAt(data, ref))) {
    if (seen.has(ref)) return true
    seen.add(ref)
  }
  return false
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
