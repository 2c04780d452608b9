import { pointerSteps, pointerTo, valueAt } from '../json-pointer.ts'
import type { Json } from '../schema-model.ts'

/** Keywords of older drafts and of OpenAPI 3.0 that are read in their own meaning (`schema-dialects.ts`). */
const OLDER = /\/(exclusiveMinimum|exclusiveMaximum|items|dependencies)$/
/** Maps of schemas: a name in them stays, though nothing is known of its value. */
const NAMES = /^(properties|patternProperties|\$defs|definitions|dependentSchemas)$/

/**
 * Takes out of schemas what JSON Schema does not allow there, so that the rest of them can be read. The document is changed in place.
 * @param pointers of what is not allowed
 */
export function leaveOutOdd(data: unknown, pointers: readonly string[]): void {
  // From the end, so that those in front in a list keep their numbers.
  for (const pointer of [...pointers].reverse()) {
    if (OLDER.test(pointer)) continue
    const steps = pointerSteps(pointer)
    const last = steps.pop() ?? ''
    const owner = valueAt(data, pointerTo('', ...steps))
    if (Array.isArray(owner)) owner.splice(Number(last), 1)
    else if (typeof owner === 'object' && owner !== null) mend(owner as Json, last, steps.at(-1) ?? '')
  }
}

function mend(owner: Json, key: string, ownerKey: string): void {
  const value = owner[key]
  if (NAMES.test(ownerKey)) owner[key] = {}
  else if (Array.isArray(value) && key === 'required') owner[key] = [...new Set(value)]
  else delete owner[key]
}
