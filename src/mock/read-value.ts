import type { JsonSchema } from '../reference/schema-model.ts'
import type { Style } from '../reference/value-format.ts'
import { ownValue } from './own-value.ts'
import { typesOf, valueOfText } from './value-text.ts'

type Definitions = Record<string, JsonSchema>

/** How a parameter or a field of a form is written, and its shape. */
export interface Written {
  name: string
  style: Style
  explode: boolean
  mediaType?: string | undefined
  schema: JsonSchema | undefined
}

/** A name and a value as they came in, encoded. */
export type RawPair = readonly [name: string, value: string]

/** The pairs of a query or a form, still encoded. */
export function rawPairs(text: string): RawPair[] {
  return text
    .split('&')
    .filter(Boolean)
    .map((pair) => [pair.split('=', 1)[0] ?? '', pair.replace(/^[^=]*=?/, '')])
}

/** Which pairs of a query or a form a parameter has taken. */
export function ownPairs(written: Written, pairs: readonly RawPair[], definitions: Definitions): RawPair[] {
  const { name, style, explode } = written
  const names = style === 'form' && explode && isObject(written, definitions) ? propertiesOf(written) : [name]
  return pairs.filter(([key]) => {
    const plain = decode(key)
    return names.includes(plain) || (style === 'deepObject' && plain.startsWith(`${name}[`))
  })
}

/**
 * The value that pairs of a query, a form or cookies stand for.
 * @throws Error that says what is wrong with them
 */
export function valueOfPairs(written: Written, pairs: readonly RawPair[], definitions: Definitions): unknown {
  const { name, style, explode, mediaType, schema } = written
  const [first] = pairs
  const texts = pairs.map(([, value]) => value)
  if (mediaType !== undefined) return ofMediaType(mediaType, decode(texts[0] ?? ''))
  if (style === 'deepObject') return deepValue(name, pairs, schema, definitions)
  const isList = typesOf(schema, definitions).includes('array')
  if (isObject(written, definitions) && explode)
    return Object.fromEntries(
      pairs.map(([key, value]) => [decode(key), entryOf(written, decode(key), value, definitions)]),
    )
  if (isList && explode) return texts.map((text) => valueOfText(decode(text), itemsOf(schema), definitions))
  if (pairs.length > 1) throw new Error(`is given ${pairs.length} times`)
  const delimiter = style === 'spaceDelimited' ? /%20|\+/ : style === 'pipeDelimited' ? /%7C|\|/i : ','
  return valueOfList(written, (first?.[1] ?? '').split(delimiter), false, definitions)
}

/**
 * The value that a part of a path or a header stands for.
 * @param text encoded when it is of a path
 * @throws Error that says what is wrong with it
 */
export function valueOfSegment(written: Written, text: string, definitions: Definitions): unknown {
  const { name, style, explode, mediaType } = written
  if (mediaType !== undefined) return ofMediaType(mediaType, decode(text))
  if (style === 'label') {
    if (!text.startsWith('.')) throw new Error('does not begin with a point')
    return valueOfList(written, text.slice(1).split(explode ? '.' : ','), explode, definitions)
  }
  if (style !== 'matrix') return valueOfList(written, text.split(','), explode, definitions)
  if (!text.startsWith(';')) throw new Error('does not begin with a semicolon')
  const pairs = rawPairs(text.slice(1).replaceAll(';', '&'))
  if (!(explode && isObject(written, definitions)) && pairs.some(([key]) => decode(key) !== name))
    throw new Error(`has another name: ${text}`)
  return valueOfPairs({ ...written, style: 'form' }, pairs, definitions)
}

function valueOfList(
  written: Written,
  entries: string[],
  hasNames: boolean,
  definitions: Definitions,
): unknown {
  const { schema } = written
  if (typesOf(schema, definitions).includes('array'))
    return entries.map((entry) => valueOfText(decode(entry), itemsOf(schema), definitions))
  if (!isObject(written, definitions)) return valueOfText(decode(entries.join(',')), schema, definitions)
  const pairs = hasNames
    ? entries.map((entry): [string, string] => [entry.split('=', 1)[0] ?? '', entry.replace(/^[^=]*=?/, '')])
    : entries.flatMap((key, i): [string, string][] => (i % 2 === 0 ? [[key, entries[i + 1] ?? '']] : []))
  return Object.fromEntries(
    pairs.map(([key, value]) => [decode(key), entryOf(written, decode(key), value, definitions)]),
  )
}

function deepValue(
  name: string,
  pairs: readonly RawPair[],
  schema: JsonSchema | undefined,
  definitions: Definitions,
): unknown {
  const value: Record<string, unknown> = {}
  for (const [key, text] of pairs) {
    const steps = [
      ...decode(key)
        .slice(name.length)
        .matchAll(/\[([^\]]*)\]/g),
    ].map(([, step = '']) => step)
    if (steps.length === 0) throw new Error(`has no key in brackets: ${decode(key)}`)
    let place = value
    let shape = schema
    for (const step of steps.slice(0, -1)) {
      place[step] ??= {}
      place = place[step] as Record<string, unknown>
      shape = propertyOf(shape, step)
    }
    const last = steps.at(-1) ?? ''
    const own = propertyOf(shape, last)
    const isList = typesOf(own, definitions).includes('array')
    const entry = valueOfText(decode(text), isList ? itemsOf(own) : own, definitions)
    place[last] = isList ? [...((place[last] as unknown[] | undefined) ?? []), entry] : entry
  }
  return value
}

function entryOf({ schema }: Written, key: string, text: string, definitions: Definitions): unknown {
  return valueOfText(decode(text), propertyOf(schema, key), definitions)
}

function ofMediaType(mediaType: string, text: string): unknown {
  if (!/json/.test(mediaType)) return text
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`is no JSON: ${text}`)
  }
}

function isObject({ schema }: Written, definitions: Definitions): boolean {
  return typesOf(schema, definitions).includes('object')
}

function propertiesOf({ schema }: Written): string[] {
  return typeof schema === 'object' ? Object.keys((schema['properties'] as object | undefined) ?? {}) : []
}

function propertyOf(schema: JsonSchema | undefined, key: string): JsonSchema | undefined {
  return typeof schema === 'object'
    ? ownValue(schema['properties'] as Record<string, JsonSchema> | undefined, key)
    : undefined
}

function itemsOf(schema: JsonSchema | undefined): JsonSchema | undefined {
  return typeof schema === 'object' ? (schema['items'] as JsonSchema | undefined) : undefined
}

/** Clients may write a blank of a query as a plus sign. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
