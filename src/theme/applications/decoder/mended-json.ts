import { parsedJson } from '../../../reference/parsed-json.ts'
import type { Mended } from './pasted.ts'

/**
 * The value of a text that was JSON before it was cut, printed by Python or given a comma too many.
 * @returns undefined for what never was JSON
 */
export function mendedJson(text: string): { value: unknown; mended: Mended[] } | undefined {
  if (!/^[[{]/.test(text)) return undefined
  const mended: Mended[] = []
  let left = text
  if (/^[[{]\s*'/.test(left)) {
    mended.push('quotes')
    left = withDoubleQuotes(left)
  }
  const first = parsedJson(left)
  if (first !== undefined) return { value: first, mended }
  const fewer = withoutTrailingCommas(left)
  if (fewer !== left) mended.push('comma')
  const second = parsedJson(fewer)
  if (second !== undefined) return { value: second, mended }
  const third = closedJson(fewer)
  return third === undefined ? undefined : { value: third, mended: [...mended, 'cut'] }
}

const STRING = /"(?:[^"\\]|\\.)*"/g

function withoutTrailingCommas(text: string): string {
  return text.replace(/("(?:[^"\\]|\\.)*")|,(?=\s*[\]}])/gs, (_, string: string | undefined) => string ?? '')
}

/** `{'a': True, 'b': None}` as JSON. */
function withDoubleQuotes(text: string): string {
  const quoted = text.replace(
    /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/gs,
    (whole, single: string | undefined) =>
      single === undefined ? whole : JSON.stringify(single.replace(/\\'/g, "'").replace(/\\n/g, '\n')),
  )
  const names: Record<string, string> = { True: 'true', False: 'false', None: 'null' }
  return quoted.replace(/("(?:[^"\\]|\\.)*")|\b(True|False|None)\b/gs, (whole, string, name) =>
    string === undefined ? (names[name] ?? whole) : whole,
  )
}

/** The value of a text that ends in the middle of it. */
function closedJson(text: string): unknown {
  for (let end = text.length, tries = 0; end > 0 && tries < 40; tries++) {
    const left = text.slice(0, end)
    const value = parsedJson(left + ends(left))
    if (value !== undefined) return value
    // Without its last, unfinished part.
    end = Math.max(...[',', '{', '['].map((sign) => left.lastIndexOf(sign, end - 1)))
    if (left[end] !== ',') end += text.slice(end, end + 1).length
    if (end >= left.length) end = left.lastIndexOf(',')
  }
  return undefined
}

/** The quote and brackets that a text leaves open. */
function ends(text: string): string {
  const outside = text.replace(STRING, '')
  const isInString = (outside.match(/"/g) ?? []).length > 0
  const bare = isInString ? outside.slice(0, outside.indexOf('"')) : outside
  const open: string[] = []
  for (const sign of bare) {
    if (sign === '{') open.push('}')
    else if (sign === '[') open.push(']')
    else if (sign === '}' || sign === ']') open.pop()
  }
  return (isInString ? '"' : '') + open.reverse().join('')
}
