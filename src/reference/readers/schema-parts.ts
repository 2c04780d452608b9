import { pointerTo } from '../json-pointer.ts'
import type { Json } from '../schema-model.ts'
import type { DocumentSource } from './document-source.ts'
import { resolve } from './references.ts'
import { mergedValue } from './schema-merge.ts'
import { typesOf } from './schema-words.ts'

/** A schema and where it stands. */
export interface Place {
  value: unknown
  pointer: string
}

/** One schema of those that `allOf` puts together, without its own `allOf`. */
export interface Part {
  json: Json
  pointer: string
}

/** Everything that `allOf` and `$ref` put together. */
export interface Merged {
  /** All parts as one; choices and conditions are those of the last part: take them from `parts`. */
  json: Json
  parts: Part[]
  /** Where the value of a keyword stands. */
  places: ReadonlyMap<string, string>
  /** Shapes around this one that `allOf` names: drawn there. */
  around: Place[]
  /** Fields whose value tells which shape this is, asked for by a part. */
  discriminators: Json[]
}

/** Parts that are kept apart: each counts by itself. */
const APART = new Set(['oneOf', 'anyOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'contains'])

/**
 * One schema for a value and all that `allOf` adds, as JSON Schema says: every part must fit. A ring of `allOf` adds nothing.
 * @param open places around this one, which contain it
 */
export function mergedParts(
  source: DocumentSource,
  { value, pointer }: Place,
  open: ReadonlySet<string> = new Set(),
): Merged {
  const around: Place[] = []
  const discriminators: Json[] = []
  const seen = new Set<string>()
  const collect = (part: unknown, at: string, isOwn: boolean): Part[] => {
    const { value: target, pointer: place, beside } = resolve(source, part, at)
    const more = Object.keys(beside).length > 0 ? collect(beside, at, true) : []
    if (target === false) return [{ json: { type: [] }, pointer: place }, ...more]
    if (typeof target !== 'object' || target === null || seen.has(place)) return more
    if (open.has(place)) {
      around.push({ value: { $ref: `#${place}` }, pointer: at })
      const types = typesOf(target as Json)
      return [...(types.length > 0 ? [{ json: { type: types }, pointer: place }] : []), ...more]
    }
    seen.add(place)
    const { allOf, ...own } = target as Json
    if (!isOwn && own['discriminator'] !== undefined && !own['oneOf'] && !own['anyOf']) {
      discriminators.push(own['discriminator'] as Json)
      delete own['discriminator']
    }
    const inner = Array.isArray(allOf) ? allOf : []
    return [
      ...inner.flatMap((one, index) => collect(one, pointerTo(place, 'allOf', index), false)),
      { json: own, pointer: place },
      ...more,
    ]
  }
  const parts = collect(value, pointer, true)
  return { ...together(parts), parts, around, discriminators }
}

function together(parts: readonly Part[]): Pick<Merged, 'json' | 'places'> {
  const json: Json = {}
  const places = new Map<string, string>()
  for (const part of parts) {
    for (const [key, value] of Object.entries(part.json)) {
      const before = json[key]
      const isNew = before === undefined || APART.has(key)
      json[key] = isNew ? value : mergedValue(key, before, value)
      if (json[key] === value) places.set(key, pointerTo(part.pointer, key))
    }
  }
  return { json, places }
}
