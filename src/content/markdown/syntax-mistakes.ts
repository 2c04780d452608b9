import type { VFileMessage } from 'vfile-message'
import type { Problem } from '../../config/problem.ts'
import { positionAt } from '../text-position.ts'
import { isVoidElement } from './void-elements.ts'

/** After so many in one page, its author has enough to do. */
const MOST = 100
/** So much is shown of what has no end. */
const LONGEST = 40

/** A mistake: what to say of it, and which part of the text to blank out. */
interface Found {
  from: number
  to: number
  problem?: Pick<Problem, 'message' | 'expected' | 'received'>
}

/**
 * What MDX refuses in a page. It stops at the first mistake; with that one blanked out, in place, it finds the next.
 */
export class SyntaxMistakes {
  readonly problems: Problem[] = []
  /** The page without the mistakes found so far; every character stays where it is. */
  text: string
  readonly #file: string
  /** Names of elements whose opening tag was taken out, so that the closing one is no second mistake. */
  readonly #opened: string[] = []

  constructor(text: string, file: string) {
    this.text = text
    this.#file = file
  }

  /** Notes what the compiler has stopped at. @returns whether it can go on without it */
  takeOut(error: VFileMessage): boolean {
    const found = this.#find(error)
    if (!found) {
      this.problems.push({ file: this.#file, ...saidPlace(error), message: error.reason })
      return false
    }
    const { from, to, problem } = found
    if (problem) this.problems.push({ file: this.#file, ...positionAt(this.text, from), ...problem })
    const blank = this.text.slice(from, to).replace(/[^\n]/g, ' ')
    const rest = this.text.slice(0, from) + blank + this.text.slice(to)
    const goOn = rest !== this.text && this.problems.length < MOST
    this.text = rest
    return goOn
  }

  #find(error: VFileMessage): Found | undefined {
    const place = error.place && 'start' in error.place ? error.place.start : error.place
    const offset = place?.offset ?? 0
    switch (error.source) {
      case 'micromark-extension-mdx-expression':
        return expressionAt(this.text, offset)
      case 'micromark-extension-mdxjs-esm':
        return moduleAt(this.text, offset)
      case 'micromark-extension-mdx-jsx':
        return tagAt(this.text, offset, error.ruleId === 'unexpected-eof')
      default:
        return error.ruleId === 'unexpected-closing-slash'
          ? this.#closingTag(offset)
          : this.#openingTag(error.reason)
    }
  }

  /** Expected a closing tag for `<Callout>` (1:1-1:10) */
  #openingTag(reason: string): Found | undefined {
    const [, name, ...numbers] =
      /^Expected a closing tag for `<([^>`]+)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason) ?? []
    if (name === undefined) return undefined
    const [line = 1, column = 1, endLine = 1, endColumn = 1] = numbers.map(Number)
    const from = offsetOf(this.text, line, column)
    const to = offsetOf(this.text, endLine, endColumn)
    if (isVoidElement(name)) {
      const expected = `<${name} />: in MDX, a slash closes an element without content`
      return {
        from,
        to,
        problem: {
          message: 'An element that is never closed',
          expected,
          received: this.text.slice(from, to),
        },
      }
    }
    this.#opened.push(name)
    const expected = `</${name}> before the end of the paragraph, list or table; or an empty line after <${name}> and one before </${name}>`
    return { from, to, problem: { message: `<${name}> is not closed where it began`, expected } }
  }

  #closingTag(offset: number): Found | undefined {
    const from = this.text.lastIndexOf('<', offset)
    const to = this.text.indexOf('>', offset) + 1
    if (from < 0 || to === 0) return undefined
    const tag = this.text.slice(from, to)
    const opened = this.#opened.indexOf(tag.replace(/[</>\s]/g, ''))
    if (opened >= 0) {
      this.#opened.splice(opened, 1)
      return { from, to }
    }
    return { from, to, problem: { message: 'A closing tag without an opening one', received: tag } }
  }
}

/** The braces around a place, the outermost of its paragraph. */
function expressionAt(text: string, offset: number): Found | undefined {
  const before = text.slice(0, offset).replace(/`[^`\n]+`/g, (code) => ' '.repeat(code.length))
  let from = -1
  let closed = 0
  for (let at = before.length - 1; at >= 0 && !before.startsWith('\n\n', at); at--) {
    if (before[at] === '}') closed++
    else if (before[at] === '{' && closed > 0) closed--
    else if (before[at] === '{') from = at
  }
  if (from < 0) return undefined
  const to = endOfBraces(text, from)
  const received = text.slice(from, to === from + 1 ? from + LONGEST : to).split('\n')[0] ?? ''
  const message = 'This is no expression of JavaScript, which is what MDX takes braces for'
  return {
    from,
    to,
    problem: { message, expected: 'code in backticks, or `\\{` for the brace itself', received },
  }
}

/** Behind the brace that closes the one at `from`; of one that is never closed, behind itself. */
function endOfBraces(text: string, from: number): number {
  let open = 0
  for (let at = from; at < text.length && !text.startsWith('\n\n', at); at++) {
    if (text[at] === '{') open++
    else if (text[at] === '}' && --open === 0) return at + 1
  }
  return from + 1
}

/** An `import` or `export` that is no JavaScript: everything to the next empty line. */
function moduleAt(text: string, offset: number): Found {
  const from = Math.max(
    0,
    text.lastIndexOf('\n\n', offset - 1) + 2 * Number(text.lastIndexOf('\n\n', offset - 1) >= 0),
  )
  const end = text.indexOf('\n\n', offset)
  const message = 'A page cannot import or export; every block of the theme is always there'
  const received = text.slice(from).split('\n')[0] ?? ''
  return { from, to: end < 0 ? text.length : end, problem: { message, received } }
}

/** A `<` that begins no tag of MDX. Undefined where it does: then it is a tag with something wrong in it. */
function tagAt(text: string, offset: number, isUnfinished: boolean): Found | undefined {
  const from = text.lastIndexOf('<', offset - 1)
  if (from < 0) return undefined
  const rest = text.slice(from)
  if (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->')
    const to = from + (end < 0 ? 4 : end + 3)
    return {
      from,
      to,
      problem: { message: 'A comment of HTML, which MDX does not know', expected: '{/* … */}' },
    }
  }
  const [address] = /^<([a-z][a-z\d+.-]*:\/*[^>\s]+|[^>\s@/]+@[^>\s]+)>/i.exec(rest) ?? []
  if (address !== undefined) {
    const problem = {
      message: 'An address in angle brackets, which MDX takes for a tag',
      expected: `[text](${address.slice(1, -1)})`,
      received: address,
    }
    return { from, to: from + address.length, problem }
  }
  if (!isUnfinished && /^<[\p{L}$_/]/u.test(rest)) return undefined
  const message = isUnfinished
    ? 'A tag that is never finished'
    : 'This begins no tag, which is what MDX takes `<` for'
  const received = rest.slice(0, LONGEST).split('\n')[0] ?? ''
  return {
    from,
    to: from + 1,
    problem: { message, expected: 'code in backticks, or `\\<` for the character itself', received },
  }
}

function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split('\n', line - 1)
  return lines.reduce((sum, each) => sum + each.length + 1, 0) + column - 1
}

/** MDX leaves `line` empty where it knows only `place`, and sometimes names the place in its sentence alone. */
function saidPlace(error: VFileMessage): { line?: number; column?: number } {
  const place = error.place && 'start' in error.place ? error.place.start : error.place
  const [, saidLine, saidColumn] = /\((\d+):(\d+)/.exec(error.reason) ?? []
  const line = error.line ?? place?.line ?? (saidLine === undefined ? undefined : Number(saidLine))
  const column = error.column ?? place?.column ?? (saidColumn === undefined ? undefined : Number(saidColumn))
  return { ...(line !== undefined && { line }), ...(column !== undefined && { column }) }
}
