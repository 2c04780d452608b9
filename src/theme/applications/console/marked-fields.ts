import type { Violation } from '../../../mock/exchange.ts'
import { valueAt } from '../../../reference/json-pointer.ts'
import type { ConsoleValues } from './console-values.ts'

/** Names a field of the form: `query page`, `body /text`, `security`. */
export type FieldName = string

/** The field that a violation is about; the nearest one above it where the form has none of that name. */
export function fieldOf({ place, name, pointer = '' }: Violation): FieldName {
  if (place === 'security' || place === 'address') return place
  if (place === 'body') return `body ${name === undefined ? pointer : `/${name}${pointer}`}`
  return `${place} ${name ?? ''}`
}

/** The names under which a field may be found, the nearest first: `body /a/b`, `body /a`, `body `. */
export function namesAbove(field: FieldName): FieldName[] {
  const [place = '', pointer = ''] = field.split(/ (.*)/s)
  if (place !== 'body') return [field]
  const steps = pointer.split('/')
  return steps.map((_step, index) => `body ${steps.slice(0, steps.length - index).join('/')}`)
}

/** What is wrong with each field, in one text. */
export function errorsOf(violations: readonly Violation[]): Map<FieldName, string> {
  const errors = new Map<FieldName, string>()
  for (const violation of violations) {
    const field = fieldOf(violation)
    const before = errors.get(field)
    errors.set(field, before === undefined ? violation.text : `${before}; ${violation.text}`)
  }
  return errors
}

/** What a request was written from. */
export interface Asked {
  values: ConsoleValues
  /** The secrets, in one text. */
  proof: string
  /** Whether the real host was chosen. */
  isLive: boolean
}

/** The mistakes that are left: those of fields whose values are still the ones that were refused. */
export function errorsLeft(
  errors: ReadonlyMap<FieldName, string>,
  asked: Asked,
  now: Asked,
): Map<FieldName, string> {
  if (asked.isLive !== now.isLive) return new Map()
  return new Map([...errors].filter(([field]) => isSame(partsOf(field, asked), partsOf(field, now))))
}

/** The values that a field stands for. */
function partsOf(field: FieldName, { values, proof }: Asked): unknown[] {
  const [place, pointer = ''] = field.split(/ (.*)/s)
  if (place === 'security') return [values.need, proof]
  if (place === 'address') return [values.server, values.parameters]
  if (place !== 'body') return [values.parameters[field]]
  return [values.content, values.rawBody, valueAt(values.body, pointer)]
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.every((one, index) => Object.is(one, now[index]))
}
