import type { DecoderIndex, KnownShape } from '../../../reference/decoder-index.ts'
import { isObject } from '../../../reference/named-object.ts'

/** A shape that a value may have, the likeliest with the most points. */
export interface Ranked {
  shape: KnownShape
  points: number
}

/** Of the fields of a value, how many a shape has to have at least. */
const LEAST = 0.6

/** Entries of a list that are looked into. */
const SAMPLED = 5

/**
 * The shapes that have the names of a value, the likeliest first.
 * @param status where it is known: that of the answer around it
 */
export function rankShapes(
  { shapes }: Pick<DecoderIndex, 'shapes'>,
  value: unknown,
  status?: string,
): Ranked[] {
  const isList = Array.isArray(value)
  const sample = isList ? value.find(isObject) : value
  if (!isObject(sample)) return []
  const keys = Object.keys(sample)
  const inner = new Set(Object.values(sample).flatMap(innerKeys))
  if (keys.length === 0) return []
  return shapes
    .filter((shape) => (shape.list ?? false) === isList && /[/+]json\b/.test(shape.mediaType))
    .filter((shape) => status === undefined || hasStatus(shape, status))
    .map((shape) => ({ shape, points: pointsOf(shape, sample, keys, inner) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
}

/** The shapes that are no JSON and begin like a text, or have its media type. */
export function rankTexts(
  { shapes }: Pick<DecoderIndex, 'shapes'>,
  text: string,
  mediaType: string,
  status?: string,
): Ranked[] {
  return shapes
    .filter((shape) => !/[/+]json\b/.test(shape.mediaType) && shape.part !== 'request')
    .filter((shape) => status === undefined || hasStatus(shape, status))
    .map((shape) => {
      const isExample = shape.texts?.some((start) => start !== '' && text.startsWith(start)) ?? false
      const isOfType = mediaType !== 'text/plain' && shape.mediaType === mediaType
      return { shape, points: isExample ? 2 : isOfType ? 1 : 0 }
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
}

/** `5XX` is each status from 500, `default` any. */
export function hasStatus({ status }: Pick<KnownShape, 'status'>, wanted: string): boolean {
  if (status === undefined || status === wanted || status === 'default') return status !== undefined
  return status.toUpperCase() === `${wanted[0]}XX`
}

function pointsOf(
  { names, required, inner, fixed = {} }: KnownShape,
  sample: Record<string, unknown>,
  keys: readonly string[],
  innerKeysOf: ReadonlySet<string>,
): number {
  const hits = keys.filter((key) => names.includes(key)).length
  if (hits / keys.length < LEAST) return 0
  const missing = required.filter((name) => !(name in sample)).length
  const all = new Set([...names, ...keys]).size
  const innerHits = [...innerKeysOf].filter((key) => inner.includes(key)).length
  const wrong = Object.entries(fixed).filter(
    ([name, values]) => name in sample && !values.includes(sample[name]),
  )
  const right = Object.entries(fixed).filter(([name, values]) => values.includes(sample[name]))
  return (
    (4 * hits) / keys.length +
    hits / all +
    (innerKeysOf.size === 0 ? 0 : (2 * innerHits) / innerKeysOf.size) +
    0.5 * right.length -
    2 * wrong.length -
    missing / Math.max(1, required.length)
  )
}

/** Names below a value; of a long list those of a few entries. */
function innerKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, SAMPLED).flatMap(innerKeys)
  if (!isObject(value)) return []
  const entries = Object.entries(value)
  return [
    ...entries.map(([name]) => name),
    ...entries.slice(0, SAMPLED * 4).flatMap(([, one]) => innerKeys(one)),
  ]
}
