import type { ValueTexts } from '../../texts/reference-texts.ts'
import type { JsonSchema } from '../schema-model.ts'

type Json = Exclude<JsonSchema, boolean>

/** Types of a schema without null: `['string']`. What has properties is an object, what has items an array. */
export function typesOf(json: Json): string[] {
  const type = json['type']
  const named = Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : []
  const types = named.filter((name) => name !== 'null')
  if (types.length > 0) return types
  if (json['properties'] !== undefined || json['additionalProperties'] !== undefined) return ['object']
  if (json['items'] !== undefined) return ['array']
  const values = valuesOf(json)
  return values.length > 0 ? [...new Set(values.map((value) => typeof value))] : []
}

export function allowsNull(json: Json): boolean {
  const type = json['type']
  return type === 'null' || (Array.isArray(type) && type.includes('null')) || json['nullable'] === true
}

/** Allowed values, from `enum` or `const`; null is told by `nullable`. */
export function valuesOf(json: Json): unknown[] {
  if ('const' in json) return [json['const']]
  return Array.isArray(json['enum']) ? json['enum'].filter((value) => value !== null) : []
}

/** The limits of a value in words: `1 to 99`, `at most 255 characters`. */
export function limitsOf(json: Json, bounds: ValueTexts['bounds']): string[] {
  const number = (key: string) => (typeof json[key] === 'number' ? (json[key] as number) : undefined)
  const range = (least: string, most: string, amount: (count: number) => string) =>
    rangeInWords(number(least), number(most), amount, bounds)
  const above = number('exclusiveMinimum')
  const below = number('exclusiveMaximum')
  const step = number('multipleOf')
  return [
    range('minimum', 'maximum', String),
    above === undefined ? undefined : bounds.moreThan(above),
    below === undefined ? undefined : bounds.lessThan(below),
    step === undefined ? undefined : bounds.multipleOf(step),
    range('minLength', 'maxLength', bounds.characters),
    range('minItems', 'maxItems', bounds.entries),
    range('minProperties', 'maxProperties', bounds.keys),
    json['uniqueItems'] === true ? bounds.noEntryTwice : undefined,
  ].filter((limit) => limit !== undefined)
}

function rangeInWords(
  from: number | undefined,
  to: number | undefined,
  amount: (count: number) => string,
  bounds: ValueTexts['bounds'],
): string | undefined {
  if (from === undefined) return to === undefined ? undefined : bounds.atMost(amount(to))
  if (to === undefined) return bounds.atLeast(amount(from))
  return from === to ? bounds.exactly(amount(from)) : bounds.between(from, amount(to))
}
