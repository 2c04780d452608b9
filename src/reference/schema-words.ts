import type { JsonSchema } from './schema-model.ts'

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

/** `string` → `strings`, as in `array of strings`. */
export function plural(type: string): string {
  if (type === '') return 'any values'
  return type.replace(/^(\S+)/, (word) =>
    word.endsWith('y') && word !== 'array' ? `${word.slice(0, -1)}ies` : `${word}s`,
  )
}

/** The limits of a value in words: `1 to 99`, `at most 255 characters`. */
export function limitsOf(json: Json): string[] {
  const number = (key: string) => (typeof json[key] === 'number' ? (json[key] as number) : undefined)
  const above = number('exclusiveMinimum')
  const below = number('exclusiveMaximum')
  const step = number('multipleOf')
  return [
    range(number('minimum'), number('maximum'), ''),
    above === undefined ? undefined : `more than ${above}`,
    below === undefined ? undefined : `less than ${below}`,
    step === undefined ? undefined : `a multiple of ${step}`,
    range(number('minLength'), number('maxLength'), 'character'),
    range(number('minItems'), number('maxItems'), 'entry'),
    range(number('minProperties'), number('maxProperties'), 'key'),
    json['uniqueItems'] === true ? 'no entry twice' : undefined,
  ].filter((limit) => limit !== undefined)
}

function range(from: number | undefined, to: number | undefined, noun: string): string | undefined {
  const count = (number: number) => {
    if (noun === '') return String(number)
    return `${number} ${number === 1 ? noun : noun === 'entry' ? 'entries' : `${noun}s`}`
  }
  if (from === undefined && to === undefined) return undefined
  if (from === undefined) return `at most ${count(to ?? 0)}`
  if (to === undefined) return `at least ${count(from)}`
  return from === to ? `exactly ${count(from)}` : `${from} to ${count(to)}`
}
