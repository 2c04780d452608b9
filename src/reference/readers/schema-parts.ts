import { pointerTo } from '../json-pointer.ts'
import type { JsonSchema } from '../schema-model.ts'
import type { DocumentSource } from './document-source.ts'
import { resolve } from './references.ts'

type Json = Exclude<JsonSchema, boolean>

/** One schema for `allOf`: properties and required names together; of everything else the last one said counts. */
export function mergedParts(source: DocumentSource, json: Json, pointer: string): Json {
  const parts = json['allOf']
  if (!Array.isArray(parts)) return json
  const { allOf: _parts, ...own } = json
  const resolved = parts.map((part, index) => {
    const { value, pointer: place } = resolve(source, part, pointerTo(pointer, 'allOf', index))
    return mergedParts(source, value as Json, place)
  })
  const all = [...resolved, own as Json]
  const properties = Object.assign({}, ...all.map((part) => part['properties'] ?? {}))
  const required = all.flatMap((part) => (Array.isArray(part['required']) ? part['required'] : []))
  return {
    ...Object.assign({}, ...all),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  }
}
