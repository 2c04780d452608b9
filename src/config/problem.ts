/** What is wrong with a file of the site, told to its author. */
export interface Problem {
  /** Path relative to the site root, with forward slashes. */
  file: string
  /** From 1. */
  line?: number
  /** From 1, in UTF-16 code units. */
  column?: number
  /** Where in the file's data, for example `theme.i18n[1].locale`. */
  keyPath?: string
  /** One sentence without full stop. */
  message: string
  expected?: string
  received?: string
  /** The valid name that the author probably meant. */
  nearest?: string
}

/** All problems found in one step; its message is the block that a terminal shows (CFG-08). */
export class SiteProblems extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const sorted = [...problems].sort(byPlace)
    super(formatProblems(sorted))
    this.name = 'SiteProblems'
    // Authors are told where their own files are wrong; the places in this project's code would hide it.
    this.stack = this.message
    this.problems = sorted
  }
}

/** A key path as an author writes it; a key with a dot or a space stands in brackets. */
export function formatKeyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    const name = String(key)
    if (/[.\s[\]]/.test(name) || name === '') return `${text}['${name}']`
    return text === '' ? name : `${text}.${name}`
  }, '')
}

/** What an author should know though nothing fails, each once, as the block that a terminal shows; undefined when there is nothing. */
export function formatWarnings(problems: readonly Problem[]): string | undefined {
  const once = [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()]
  return once.length === 0 ? undefined : formatProblems([...once].sort(byPlace), 'warning')
}

function formatProblems(problems: readonly Problem[], noun = 'problem'): string {
  const files = new Set(problems.map(({ file }) => file)).size
  const heading = `${count(problems.length, noun)} in ${count(files, 'file')}`
  return [heading, ...problems.map(formatProblem)].join('\n\n')
}

function formatProblem({ file, line, column, keyPath, message, expected, received, nearest }: Problem) {
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  const lines = [place, `  ${keyPath ? `${keyPath}: ` : ''}${message}`]
  if (expected !== undefined) lines.push(`  expected  ${expected}`)
  if (received !== undefined) lines.push(`  received  ${received}`)
  if (nearest !== undefined) lines.push(`  nearest   ${nearest}`)
  return lines.join('\n')
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}
