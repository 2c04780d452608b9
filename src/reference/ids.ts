/** Permalinks of a reference page. They are links of other people: what is written here never changes. */

/**
 * `startTranscription` → `start-transcription`, `api_annotations_async_get` → `api-annotations-async-get`, `AddData` → `add-data`.
 * Of an operation, message, group or shape.
 */
export function nameId(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
}

/** A part of something: a field of a body, a status of an operation, a value of a field. `a-b` inside `start` → `start.a-b`. */
export function partId(parent: string, name: string): string {
  return `${parent}.${name.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^-|-$/g, '') || 'value'}`
}

/** An allowed value of a field: `start.body.priority` and `low` → `start.body.priority:low`. */
export function valueId(parent: string, value: string): string {
  return `${parent}:${value.replace(/[^A-Za-z0-9_.-]+/g, '-')}`
}
