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

/** All problems found together, each once; its message is the block that a terminal shows (CFG-08). */
export class SiteProblems extends Error {
  readonly problems: readonly Problem[]
  /** What else there is to say about the same files, which stops nothing. */
  readonly warnings: readonly Problem[]

  constructor(problems: readonly Problem[], warnings: readonly Problem[] = []) {
    const sorted = eachOnce(problems)
    super(formatProblems(sorted, 'problem'))
    this.name = 'SiteProblems'
    // Authors are told where their own files are wrong; the places in this project's code would hide it.
    this.stack = this.message
    this.problems = sorted
    this.warnings = warnings
  }
}

/** The block that a terminal shows for what stops nothing. */
export function formatWarnings(warnings: readonly Problem[]): string {
  return formatProblems(eachOnce(warnings), 'warning')
}

/**
 * Does a part of the work whose mistakes are told together with those of other parts.
 * @param problems where they are collected
 * @param warnings where the warnings of a part that failed are collected
 * @returns undefined when there were any problems
 */
export async function collectProblems<Result>(
  problems: Problem[],
  work: () => Result | Promise<Result>,
  warnings: Problem[] = [],
): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SiteProblems)) throw error
    problems.push(...error.problems)
    warnings.push(...error.warnings)
    return undefined
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

function eachOnce(problems: readonly Problem[]): Problem[] {
  const found = new Map(problems.map((problem) => [JSON.stringify(Object.entries(problem).sort()), problem]))
  return [...found.values()].sort(byPlace)
}

function formatProblems(problems: readonly Problem[], noun: string): string {
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
