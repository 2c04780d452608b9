import { pointerTo } from '../../reference/json-pointer.ts'

/** A line of a value as JSON, indented. */
export interface JsonLine {
  depth: number
  /** Of the line's value. */
  path: readonly (string | number)[]
  /** In front of the value. */
  key?: string
  /** What follows, as JSON writes it. */
  text: string
  /** It only closes what began before. */
  isEnd?: true
}

/** A text, a bracket, a comma, a colon, or another value. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * The lines of a value, with what each is: its names in their order, its numbers as they are written.
 * @param json a text in JSON
 */
export function jsonLines(json: string): JsonLine[] {
  const tokens = json.match(TOKEN) ?? []
  const lines: JsonLine[] = []
  let at = 0
  const read = (path: JsonLine['path']): void => {
    const step = path.at(-1)
    const text = plain(tokens[at++] ?? '')
    const line: JsonLine = { depth: path.length, path, ...(typeof step === 'string' && { key: step }), text }
    lines.push(line)
    const end = { '{': '}', '[': ']' }[text]
    if (end === undefined) return
    if (tokens[at] === end) {
      line.text += end
      at++
      return
    }
    let index = 0
    do {
      const name = end === '}' ? (JSON.parse(tokens[at] ?? '') as string) : index++
      // Behind the name and its colon.
      if (end === '}') at += 2
      read([...path, name])
      const last = lines.at(-1)
      if (last && tokens[at] === ',') last.text += ','
    } while (tokens[at++] === ',')
    lines.push({ depth: path.length, path, text: end, isEnd: true })
  }
  read([])
  return lines
}

/** A text with its letters in place of their numbers. */
function plain(token: string): string {
  return token.startsWith('"') ? JSON.stringify(JSON.parse(token)) : token
}

/** JSON pointer of the value that begins in a line; undefined where one only ends. */
export function pointerOf({ path, isEnd }: JsonLine): string | undefined {
  return isEnd ? undefined : pointerTo('', ...path)
}
