/** JSON with the digits of the document: `1.0` stays `1.0`, and a long id is not rounded. */
import { pointerTo } from './json-pointer.ts'

/** Digits of numbers that JavaScript would write differently, by JSON pointer in a value. */
export type Digits = Readonly<Record<string, string>>

/** No text of a document begins so. */
const MARK = '\u0000'

/**
 * A value as JSON.
 * @param indent spaces of each level; without it all is on one line
 */
export function exactJson(value: unknown, digits: Digits = {}, indent?: number): string {
  if (Object.keys(digits).length === 0) return JSON.stringify(value, null, indent)
  return JSON.stringify(digitsAsTexts(value, digits, MARK), null, indent).replace(/"\\u0000([^"]*)"/g, '$1')
}

/**
 * A value in which the numbers that JavaScript would write differently are texts of their digits.
 * @param mark stands before each of them
 */
export function digitsAsTexts(value: unknown, digits: Digits = {}, mark = ''): unknown {
  const inside = (inner: unknown, pointer: string): unknown => {
    if (typeof inner === 'number') return digits[pointer] === undefined ? inner : mark + digits[pointer]
    if (Array.isArray(inner)) return inner.map((entry, index) => inside(entry, pointerTo(pointer, index)))
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(
      Object.entries(inner).map(([key, entry]) => [key, inside(entry, pointerTo(pointer, key))]),
    )
  }
  return inside(value, '')
}

/** The digits inside an entry of a list. */
export function digitsBelow(digits: Digits, index: number): Digits {
  const start = `/${index}`
  const inside = Object.entries(digits).filter(([at]) => at === start || at.startsWith(`${start}/`))
  return Object.fromEntries(inside.map(([at, text]) => [at.slice(start.length), text]))
}

/** A value as a page shows it: JSON, but texts without quotes. */
export function shownValue(value: unknown, digits?: Digits): string {
  return typeof value === 'string' && value !== '' ? value : exactJson(value, digits)
}

/** Nothing where there are no digits to keep. */
export function withDigits<Key extends string>(key: Key, digits: Digits): Partial<Record<Key, Digits>> {
  return Object.keys(digits).length === 0 ? {} : ({ [key]: digits } as Record<Key, Digits>)
}
