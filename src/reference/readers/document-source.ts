import type { Problem } from '../../config/problem.ts'
import type { Digits } from '../exact-json.ts'
import { joinFiles, type Origin } from './join-files.ts'
import { PointerIndex } from './pointer-index.ts'
import { SourceFile } from './source-file.ts'

/** The text of an API document with the place of every value, so that a problem names its line. */
export class DocumentSource {
  /** The document as one, whatever files it consists of: every reference in it leads to a place in it. */
  readonly data: unknown
  readonly file: string
  private readonly files = new Map<string, SourceFile>()
  private readonly origins: ReadonlyMap<string, Origin>
  private readonly originsBelow: PointerIndex<Origin>

  /**
   * @param text YAML or JSON, variables inserted
   * @param file path relative to the site root, for messages
   * @param others texts of the files that it refers to, directly or by way of another one, by their paths
   * @throws SiteProblems for text that is no YAML, and for a key that stands twice
   */
  constructor(text: string, file: string, others: Readonly<Record<string, string>> = {}) {
    this.file = file
    for (const [path, content] of Object.entries({ [file]: text, ...others }))
      this.files.set(path, new SourceFile(content, path))
    const { data, origins } = joinFiles(this.files, file)
    this.data = data
    this.origins = origins
    this.originsBelow = new PointerIndex(origins)
  }

  /** A problem at a JSON pointer, with the file and line of the value or of the nearest one around it. */
  problem(pointer: string, message: string, more: Partial<Problem> = {}): Problem {
    const origin = this.originOf(pointer)
    const place = this.files.get(origin.file)?.placeOf(origin.pointer) ?? { line: 1, column: 1 }
    return { file: origin.file, ...place, keyPath: origin.pointer || '/', message, ...more }
  }

  /** How the document writes the numbers of the value at a JSON pointer, where JavaScript would write them differently. */
  digitsAt(pointer: string): Digits {
    const parts: [string, Origin][] = [
      ['', this.originOf(pointer)],
      ...this.originsBelow.from(pointer).filter(([rest]) => rest !== ''),
    ]
    const found = parts.flatMap(([at, origin]) =>
      Object.entries(this.files.get(origin.file)?.digitsAt(origin.pointer) ?? {}).map(
        ([inside, digits]) => [at + inside, digits] as const,
      ),
    )
    return Object.fromEntries(found)
  }

  /** Where a value is written: what came from elsewhere stands below one of the noted pointers. */
  private originOf(pointer: string): Origin {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      const origin = this.origins.get(pointer.slice(0, end))
      if (origin) return { file: origin.file, pointer: origin.pointer + pointer.slice(end) }
    }
    return { file: this.file, pointer }
  }
}
