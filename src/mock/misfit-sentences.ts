import type { OutputUnit } from '@cfworker/json-schema'

/** How many allowed values are named. */
export const NAMED_VALUES = 12

/** The library says the wanted value only in its sentence: its version is fixed, and tests hold each of these. */
export function sentence({ keyword, error }: OutputUnit): string {
  const [last = ''] = /[\d.e+-]+(?=\)?\.$)/.exec(error) ?? []
  switch (keyword) {
    case 'type':
      return `must be ${listed(typesOf({ error }))}`
    case 'const':
      return `must be ${valueIn(error)}`
    case 'enum':
      return `must be one of ${allowed(error)}`
    case 'format':
      return formatText(/format "(.*)"\.$/s.exec(error)?.[1] ?? '')
    case 'minimum':
      return `must be >= ${last}`
    case 'maximum':
      return `must be <= ${last}`
    case 'exclusiveMinimum':
      return `must be > ${last}`
    case 'exclusiveMaximum':
      return `must be < ${last}`
    case 'multipleOf':
      return `must be a multiple of ${last}`
    case 'minLength':
      return `must have at least ${counted(last, 'character')}`
    case 'maxLength':
      return `must have at most ${counted(last, 'character')}`
    case 'minItems':
      return `must have at least ${counted(last, 'entry')}`
    case 'maxItems':
      return `must have at most ${counted(last, 'entry')}`
    case 'minProperties':
      return `must have at least ${counted(/\d+/.exec(error)?.[0], 'field')}`
    case 'maxProperties':
      return `must have at most ${counted(/\d+/.exec(error)?.[0], 'field')}`
    case 'uniqueItems':
      return 'must not have the same entry twice'
    case 'contains':
      return 'must have an entry of the described shape'
    case 'name':
      return 'has a field whose name is no text'
    case 'not':
      return 'must not have the shape that is excluded'
    case 'false':
      return 'must not be there'
    default:
      return `does not fit: ${error}`
  }
}

function formatText(name: string): string {
  return name.startsWith('pattern:')
    ? `must match the pattern ${name.replace('pattern:', '')}`
    : `must have the format ${name}`
}

export function typesOf({ error }: Pick<OutputUnit, 'error'>): string[] {
  return /Expected "(.*)"\.$/.exec(error)?.[1]?.split('", "') ?? []
}

function allowed(error: string): string {
  const values = JSON.parse(valueIn(error)) as unknown[]
  const more = values.length > NAMED_VALUES ? ', …' : ''
  return (
    values
      .slice(0, NAMED_VALUES)
      .map((value) => JSON.stringify(value))
      .join(', ') + more
  )
}

/** The JSON at the end of `does not match …` and `does not match any of …`. */
export function valueIn(error: string): string {
  return error.replace(/^Instance does not match (any of )?/, '').replace(/\.$/, '')
}

export function listed(names: readonly string[]): string {
  return names.join(' or ')
}

export function quoted({ error }: OutputUnit): string {
  return /"(.*)"/s.exec(error)?.[1] ?? ''
}

function counted(count: string | undefined, noun: string): string {
  return `${count} ${count === '1' ? noun : `${noun}s`.replace(/ys$/, 'ies')}`
}
