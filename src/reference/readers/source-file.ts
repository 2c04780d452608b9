import {
  isAlias,
  isCollection,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Document as YamlDocument,
} from 'yaml'
import { type Problem, SiteProblems } from '../../config/problem.ts'
import type { Digits } from '../exact-json.ts'
import { pointerSteps } from '../json-pointer.ts'
import { exactNumbers } from './exact-numbers.ts'
import { PointerIndex } from './pointer-index.ts'

/** One file of an API document: its data, and the place of every value. */
export class SourceFile {
  readonly data: unknown
  readonly file: string
  private readonly tree: YamlDocument
  private readonly lines: LineCounter
  private readonly numbers: PointerIndex<string>

  /**
   * @param text YAML or JSON, variables inserted
   * @param file path relative to the site root, for messages
   * @throws SiteProblems for text that is no YAML, and for a key that stands twice
   */
  constructor(text: string, file: string) {
    this.file = file
    this.lines = new LineCounter()
    const options = { lineCounter: this.lines, prettyErrors: false, uniqueKeys: true, merge: true } as const
    this.tree = parseDocument(text, options)
    const problems = this.tree.errors.map(({ message, pos }): Problem => {
      const { line, col } = this.lines.linePos(pos[0])
      return { file, line, column: col, message: `This is no valid YAML: ${message}` }
    })
    if (problems.length > 0) throw new SiteProblems(problems)
    try {
      this.data = this.tree.toJS()
    } catch (error) {
      // An alias to nothing, or so many that they would fill the memory.
      const message = `This is no valid YAML: ${error instanceof Error ? error.message : String(error)}`
      throw new SiteProblems([{ file, line: 1, column: 1, message }])
    }
    this.numbers = new PointerIndex(exactNumbers(this.tree))
  }

  /** How the file writes the numbers of the value at a pointer, where JavaScript would write them differently. */
  digitsAt(pointer: string): Digits {
    return Object.fromEntries(this.numbers.from(pointer))
  }

  /** The place of the value at a pointer, or of the nearest one around it. */
  placeOf(pointer: string): { line: number; column: number } {
    const steps = pointerSteps(pointer)
    for (let length = steps.length; length >= 0; length--) {
      const offset = this.offsetOf(steps.slice(0, length))
      if (offset === undefined) continue
      const { line, col } = this.lines.linePos(offset)
      return { line, column: col }
    }
    return { line: 1, column: 1 }
  }

  /** Where the key of a value begins, or the value of a list. */
  private offsetOf(steps: readonly string[]): number | undefined {
    const last = steps.at(-1)
    if (last === undefined) return this.tree.contents?.range?.[0]
    const parent = this.tree.getIn(steps.slice(0, -1), true) as Node | undefined
    if (!isCollection(parent)) return undefined
    for (const item of parent.items) {
      if (typeof item === 'object' && item !== null && 'key' in item) {
        const { key } = item as { key: unknown }
        if (isScalar(key) && String(key.value) === last) return key.range?.[0]
      }
    }
    const value = parent.get(/^\d+$/.test(last) ? Number(last) : last, true) as Node | undefined
    return value && !isAlias(value) ? value.range?.[0] : undefined
  }
}
