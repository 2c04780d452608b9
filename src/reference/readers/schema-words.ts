import type { ValueTexts } from '../../texts/reference-texts.ts'
import type { Json } from '../schema-model.ts'

/** Keywords that say what type a value has where `type` does not. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  object: ['properties', 'additionalProperties', 'patternProperties'],
  array: ['items', 'prefixItems'],
}

/** Types of a schema, without null where it is one of several: `['string']`. What has properties is an object, what has items an array. */
export function typesOf(json: Json): string[] {
  const named = namedTypes(json)
  if (named.length > 0) return withoutNull(named)
  const kind = Object.keys(KINDS).find((type) => KINDS[type]?.some((key) => json[key] !== undefined))
  return kind === undefined ? withoutNull([...new Set(allowedValues(json).map(typeOfValue))]) : [kind]
}

/** Null is one of several things that the value may be. */
export function allowsNull(json: Json): boolean {
  const named = namedTypes(json)
  if (json['nullable'] === true) return true
  if (named.length > 0) return named.length > 1 && named.includes('null')
  const values = allowedValues(json)
  return values.length > 1 && values.includes(null)
}

/** Nothing fits: its parts ask for different types. */
export function fitsNothing(json: Json): boolean {
  return Array.isArray(json['type']) && json['type'].length === 0
}

/** Allowed values, from `enum` or `const`; null is told by the type. */
export function valuesOf(json: Json): unknown[] {
  return allowedValues(json).filter((value) => value !== null)
}

function allowedValues(json: Json): unknown[] {
  if ('const' in json) return [json['const']]
  return Array.isArray(json['enum']) ? json['enum'] : []
}

function namedTypes({ type }: Json): string[] {
  return Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : []
}

function withoutNull(types: string[]): string[] {
  return types.length > 1 ? types.filter((type) => type !== 'null') : types
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/**
 * The limits of a value in words: `1 to 99`, `at most 255 characters`.
 * @param digits how the document writes the number of a keyword
 */
export function limitsOf(
  json: Json,
  bounds: ValueTexts['bounds'],
  digits: (key: string, value: unknown) => string,
): string[] {
  const number = (key: string) => (typeof json[key] === 'number' ? digits(key, json[key]) : undefined)
  const range = (least: string, most: string, amount: (count: string) => string) =>
    rangeInWords(number(least), number(most), amount, bounds)
  const above = number('exclusiveMinimum')
  const below = number('exclusiveMaximum')
  const steps = [json['multipleOf']].flat().filter((step) => step !== undefined)
  return [
    range('minimum', 'maximum', (count) => count),
    above === undefined ? undefined : bounds.moreThan(above),
    below === undefined ? undefined : bounds.lessThan(below),
    ...steps.map((step) => bounds.multipleOf(digits('multipleOf', step))),
    range('minLength', 'maxLength', bounds.characters),
    range('minItems', 'maxItems', bounds.entries),
    range('minProperties', 'maxProperties', bounds.keys),
    json['uniqueItems'] === true ? bounds.noEntryTwice : undefined,
    closed(json['items'] === false || json['unevaluatedItems'] === false, json['prefixItems'], {
      some: bounds.noMoreEntries,
      none: bounds.exactly(bounds.entries('0')),
    }),
    closed(
      json['additionalProperties'] === false || json['unevaluatedProperties'] === false,
      json['properties'] ?? json['patternProperties'],
      { some: bounds.noOtherFields, none: bounds.noOtherFields },
    ),
    isOpen(json) ? bounds.otherFields : undefined,
  ].filter((limit) => limit !== undefined)
}

/** Other fields than those described are expected, and nothing is known about them. */
function isOpen(json: Json): boolean {
  return json['additionalProperties'] === true && json['properties'] !== undefined
}

function closed(
  isClosed: boolean,
  described: unknown,
  { some, none }: { some: string; none: string },
): string | undefined {
  if (!isClosed) return undefined
  return described === undefined ? none : some
}

/** `1 to 99 characters`. */
export function rangeInWords(
  from: string | undefined,
  to: string | undefined,
  amount: (count: string) => string,
  bounds: ValueTexts['bounds'],
): string | undefined {
  if (from === undefined) return to === undefined ? undefined : bounds.atMost(amount(to))
  if (to === undefined) return bounds.atLeast(amount(from))
  return from === to ? bounds.exactly(amount(from)) : bounds.between(from, amount(to))
}
