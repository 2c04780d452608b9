/**
 * Permalinks of a reference page. They are links of other people: what is written here never changes. Letters and digits of every script stay; two
 * names that give the same permalink are told apart at the end (`unique-ids.ts`).
 */

/**
 * `startTranscription` → `start-transcription`, `api_annotations_async_get` → `api-annotations-async-get`, `AddData` → `add-data`.
 * Of an operation, message, group or shape.
 */
export function nameId(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  return words || 'value'
}

/** A part of something: a field of a body, a status of an operation, a value of a field. `a-b` inside `start` → `start.a-b`. */
export function partId(parent: string, name: string): string {
  return `${parent}.${name.replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-').replace(/^-|-$/g, '') || 'value'}`
}

/** An allowed value of a field: `start.body.priority` and `low` → `start.body.priority:low`. */
export function valueId(parent: string, value: string): string {
  return `${parent}:${value.replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')}`
}
