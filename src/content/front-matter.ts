import { isMap, LineCounter, type Node, parseDocument, type YAMLError } from 'yaml'
import { type FrontMatter, frontMatterSchema } from '../config/front-matter-schema.ts'
import type { Problem } from '../config/problem.ts'
import { withoutMistakes } from '../config/without-mistakes.ts'
import { checkData } from '../config/zod-problems.ts'
import type { TextPosition } from './text-position.ts'

export interface PageSource {
  frontMatter: FrontMatter
  /** The text after the front matter. */
  body: string
  /** Offset of the body in the source. */
  bodyStart: number
  /** Line of the source, from 1, on which the body starts. */
  bodyLine: number
}

const OPENING = /^\uFEFF?---[ \t]*\r?\n/
const CLOSING = /^---[ \t]*(?:\r?\n|$)/m

/**
 * Reads the YAML between the `---` lines at the top of a page.
 *
 * @param source Text of the page, variables already inserted.
 * @param file Its path relative to the site root.
 * @param problems YAML that cannot be read, repeated or unknown keys and wrong values are added, with line and column; the keys that are right count.
 */
export function readFrontMatter(source: string, file: string, problems: Problem[]): PageSource {
  const opening = OPENING.exec(source)?.[0]
  if (opening === undefined) return { frontMatter: {}, body: source, bodyStart: 0, bodyLine: 1 }
  const rest = source.slice(opening.length)
  const closing = CLOSING.exec(rest)
  if (!closing) {
    const message = 'The front matter is never closed'
    problems.push({ file, line: 1, column: 1, message, expected: 'a line `---` after the last key' })
    return { frontMatter: {}, body: source, bodyStart: 0, bodyLine: 1 }
  }
  const yaml = rest.slice(0, closing.index)
  const bodyStart = opening.length + closing.index + closing[0].length
  return {
    frontMatter: parse(yaml, file, problems),
    body: source.slice(bodyStart),
    bodyStart,
    bodyLine: source.slice(0, bodyStart).split('\n').length,
  }
}

function parse(yaml: string, file: string, problems: Problem[]): FrontMatter {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const place = (offset: number): TextPosition => {
    const { line, col } = lines.linePos(offset)
    // The opening `---` is the first line of the file.
    return { line: line + 1, column: col }
  }
  if (document.errors.length > 0) {
    problems.push(
      ...document.errors.map((error) => ({ file, ...place(error.pos[0]), ...explain(error, yaml) })),
    )
    return {}
  }
  const value: unknown = document.toJS()
  const { data, problems: mistakes } = checkData(frontMatterSchema, value ?? {}, {
    file,
    position: (path) => place(offsetOf(document.contents, path)),
  })
  problems.push(...mistakes)
  return data ?? withoutMistakes(frontMatterSchema, value) ?? {}
}

/** Where the key at `path` starts; of a key that is not there, where the last one above it does. */
function offsetOf(root: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = root
  let offset = root?.range?.[0] ?? 0
  for (const key of path) {
    const pair = isMap<Node, Node>(node)
      ? node.items.find((item) => String(item.key) === String(key))
      : undefined
    if (!pair) break
    offset = pair.key.range?.[0] ?? offset
    node = pair.value
  }
  return offset
}

/** Two mistakes are so common that they deserve words of their own; the parser's are good for the rest. */
function explain({ code, message, pos }: YAMLError, yaml: string): Pick<Problem, 'message' | 'expected'> {
  if (code === 'DUPLICATE_KEY') {
    return { message: `The key '${/^[^:\s]+/.exec(yaml.slice(pos[0]))?.[0] ?? ''}' stands twice` }
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    return { message: 'A text that contains a colon and a space', expected: 'quotes around the text' }
  }
  return { message: `Not YAML: ${message}` }
}

/**
 * The line of a key of the front matter that was valid when it was read, for what turns out wrong later.
 * @param text of the page
 * @param keyPath such as `changes.from`
 */
export function lineOfKey(text: string, keyPath: string): { line?: number } {
  const lines = text.split('\n')
  let line = -1
  for (const key of keyPath.split('.')) {
    const next = lines.findIndex(
      (each, index) => index > line && new RegExp(`\\b${key}["']?\\s*:`).test(each),
    )
    // `changes: { from: a, to: b }`
    const isHere = line >= 0 && new RegExp(`\\b${key}["']?\\s*:`).test(lines[line] ?? '')
    if (!isHere && next >= 0) line = next
  }
  return line < 0 ? {} : { line: line + 1 }
}
