/** How values of an author's data appear in error messages. */

const LONGEST = 80

/** Name of the kind of a value: `string`, `array`, `null`. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Whether {@link printValue} shows the value itself, not its kind. */
export function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean', 'bigint'].includes(typeof value)
}

/** Text in single quotes, cut when it is long; numbers and switches as they are; of anything else, the kind. */
export function printValue(value: unknown): string {
  if (typeof value !== 'string') return isPlain(value) ? String(value) : kindOf(value)
  const line = value.replace(/\r?\n/g, '\\n')
  return `'${line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line}'`
}
