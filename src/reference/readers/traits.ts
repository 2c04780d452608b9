import { pointerTo } from '../json-pointer.ts'
import type { DocumentSource } from './document-source.ts'
import { type Resolved, resolve } from './references.ts'

/** An operation or a message of AsyncAPI with what its traits add; what it says itself counts. */
export function withTraits(source: DocumentSource, value: unknown, pointer: string): Resolved {
  const found = resolve(source, value, pointer)
  const { traits = [], ...own } = found.value as { traits?: unknown[] }
  const added = traits.map((trait, index) => {
    const { value: one } = resolve(source, trait, pointerTo(found.pointer, 'traits', index))
    return one
  })
  return { ...found, value: [...added, own].reduce(merged, {}) }
}

/** JSON Merge Patch (RFC 7396), as the specification says. */
function merged(target: unknown, patch: unknown): unknown {
  if (!isMap(patch)) return patch
  const result: Record<string, unknown> = isMap(target) ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key]
    else result[key] = merged(result[key], value)
  }
  return result
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
