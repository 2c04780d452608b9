import type { VFileMessage } from 'vfile-message'
import { isVoidElement } from '../../config/html-names.ts'
import type { Problem } from '../../config/problem.ts'
import { positionAt } from '../text-position.ts'
import type { SplitText } from './details-lines.ts'
import { expressionAt, type FoundMistake, moduleAt, tagAt } from './mistakes-in-text.ts'

/** After so many in one page, its author has enough to do. */
const MOST = 100

/**
 * What MDX refuses in a page. It stops at the first mistake; with that one blanked out, in place, it finds the next.
 */
export class SyntaxMistakes {
  readonly problems: Problem[] = []
  /** The page without the mistakes found so far; every character stays where it is. */
  text: string
  readonly #file: string
  readonly #lineOf: SplitText['lineOf']
  /** Names of elements whose opening tag was taken out, so that the closing one is no second mistake. */
  readonly #opened: string[] = []

  /** @param text split into lines as MDX wants them */
  constructor({ text, lineOf }: SplitText, file: string) {
    this.text = text
    this.#lineOf = lineOf
    this.#file = file
  }

  /** Notes what the compiler has stopped at. @returns whether it can go on without it */
  takeOut(error: VFileMessage): boolean {
    const found = this.#find(error)
    if (!found) {
      const { line, column } = saidPlace(error)
      this.#report(line, column, { message: error.reason })
      return false
    }
    const { from, to, problem } = found
    const { line, column } = positionAt(this.text, from)
    if (problem) this.#report(line, column, problem)
    const blank = this.text.slice(from, to).replace(/[^\n]/g, ' ')
    const rest = this.text.slice(0, from) + blank + this.text.slice(to)
    const goOn = rest !== this.text && this.problems.length < MOST
    this.text = rest
    return goOn
  }

  #report(line: number | undefined, column: number | undefined, problem: Omit<Problem, 'file'>): void {
    this.problems.push({
      file: this.#file,
      ...(line !== undefined && { line: this.#lineOf(line) }),
      ...(column !== undefined && { column }),
      ...problem,
    })
  }

  #find(error: VFileMessage): FoundMistake | undefined {
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
  #openingTag(reason: string): FoundMistake | undefined {
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

  #closingTag(offset: number): FoundMistake | undefined {
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

function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split('\n', line - 1)
  return lines.reduce((sum, each) => sum + each.length + 1, 0) + column - 1
}

/** MDX leaves `line` empty where it knows only `place`, and sometimes names the place in its sentence alone. */
function saidPlace(error: VFileMessage): { line: number | undefined; column: number | undefined } {
  const place = error.place && 'start' in error.place ? error.place.start : error.place
  const [, line, column] = /\((\d+):(\d+)/.exec(error.reason) ?? []
  return {
    line: error.line ?? place?.line ?? (line === undefined ? undefined : Number(line)),
    column: error.column ?? place?.column ?? (column === undefined ? undefined : Number(column)),
  }
}
