import { parsedJson } from '../../../reference/parsed-json.ts'

/** Where a text stops being JSON. */
export interface JsonMistake {
  line: number
  column: number
}

/** One token of JSON, or blanks between tokens. */
const TOKEN =
  /\s+|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|true\b|false\b|null\b|[[\]{},:]/uy

/** Reads a text as JSON. Where it stops being that is found by our own rules: each browser tells it in other words, or not at all. */
export function readJson(text: string): { value: unknown } | { mistake: JsonMistake } {
  const value = parsedJson(text)
  return value === undefined ? { mistake: placeIn(text, mistakeAt(text)) } : { value }
}

function placeIn(text: string, offset: number): JsonMistake {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

/** The offset of the first token that cannot stand where it stands. */
function mistakeAt(text: string): number {
  const open: string[] = []
  let due = 'value'
  let offset = 0
  while (offset < text.length) {
    TOKEN.lastIndex = offset
    const token = TOKEN.exec(text)?.[0]
    if (token === undefined) return offset
    if (token.trim() !== '') {
      const next = after(token, due, open)
      if (next === undefined) return offset
      due = next
    }
    offset += token.length
  }
  return text.trimEnd().length
}

/** What may come next; undefined when the token itself may not come here. */
function after(token: string, due: string, open: string[]): string | undefined {
  const isFirst = due === 'first value' || due === 'first name'
  const done = () => (open.length === 0 ? 'end' : 'comma')
  if ((token === ']' || token === '}') && (isFirst || due === 'comma'))
    return open.pop() === (token === ']' ? '[' : '{') ? done() : undefined
  if (token === ',' && due === 'comma') return open.at(-1) === '{' ? 'name' : 'value'
  if (token === ':') return due === 'colon' ? 'value' : undefined
  if (due.endsWith('name')) return token.startsWith('"') ? 'colon' : undefined
  if (!due.endsWith('value') || /^[\]},]$/.test(token)) return undefined
  if (token === '{' || token === '[') {
    open.push(token)
    return token === '{' ? 'first name' : 'first value'
  }
  return done()
}
