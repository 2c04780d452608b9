import type { Violation } from '../../../mock/exchange.ts'

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
