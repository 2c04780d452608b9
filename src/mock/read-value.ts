import { parsedJson } from '../reference/parsed-json.ts'
import type { JsonSchema } from '../reference/schema-model.ts'
import type { Style } from '../reference/value-format.ts'
import { type Definitions, itemsOf, propertiesOf, propertyOf, typesOf } from './schema-parts.ts'
import { valueOfText } from './value-text.ts'

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
  const isSpread = style === 'form' && explode && isObject(written, definitions)
  const names = isSpread ? Object.keys(propertiesOf(written.schema, definitions)) : [name]
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
  if (isList && explode)
    return texts.map((text) => valueOfText(decode(text), itemsOf(schema, definitions), definitions))
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
    return entries.map((entry) => valueOfText(decode(entry), itemsOf(schema, definitions), definitions))
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
  const leaves = pairs.map(([key, value]): Leaf => {
    const steps = decode(key)
      .slice(name.length)
      .matchAll(/\[([^\]]*)\]/g)
    return { steps: [...steps].map(([, step = '']) => step), text: decode(value) }
  })
  if (leaves.some(({ steps }) => steps.length === 0)) throw new Error(`has no key in brackets: ${name}`)
  return nestedValue(leaves, schema, definitions)
}

/** A text with the names that lead to it. */
interface Leaf {
  steps: string[]
  text: string
}

function nestedValue(leaves: Leaf[], schema: JsonSchema | undefined, definitions: Definitions): unknown {
  const names = new Set(leaves.map(({ steps: [step = ''] }) => step))
  const entries = [...names].map((name): [string, unknown] => {
    const own = leaves.filter(({ steps: [step] }) => step === name)
    const shape = propertyOf(schema, name, definitions)
    const inner = own.map(({ steps: [, ...steps], text }) => ({ steps, text }))
    if (inner.every(({ steps }) => steps.length > 0)) return [name, nestedValue(inner, shape, definitions)]
    if (inner.some(({ steps }) => steps.length > 0)) throw new Error(`has a value and fields: ${name}`)
    const isList = typesOf(shape, definitions).includes('array')
    const items = isList ? itemsOf(shape, definitions) : shape
    const values = inner.map(({ text }) => valueOfText(text, items, definitions))
    return [name, isList ? values : values.at(-1)]
  })
  return Object.fromEntries(entries)
}

function entryOf({ schema }: Written, key: string, text: string, definitions: Definitions): unknown {
  return valueOfText(decode(text), propertyOf(schema, key, definitions), definitions)
}

function ofMediaType(mediaType: string, text: string): unknown {
  if (!/json/.test(mediaType)) return text
  const value = parsedJson(text)
  if (value === undefined) throw new Error(`is no JSON: ${text}`)
  return value
}

function isObject({ schema }: Written, definitions: Definitions): boolean {
  return typesOf(schema, definitions).includes('object')
}

/** Clients may write a blank of a query as a plus sign. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
