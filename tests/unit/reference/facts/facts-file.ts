import { readFileSync } from 'node:fs'

export interface FactRow {
  cells: string[]
  /** Line in the file, from 1. */
  line: number
}

export interface FactTable {
  /** Headings above it and the line before it. */
  titles: string[]
  header: string[]
  rows: FactRow[]
}

/** A file of `tests/data/facts/`: its lines and tables. */
export class FactsFile {
  readonly name: string
  readonly lines: readonly string[]
  readonly tables: readonly FactTable[]

  constructor(name: string) {
    this.name = name
    this.lines = readFileSync(`tests/data/facts/${name}`, 'utf8').split('\n')
    this.tables = readTables(this.lines)
  }

  /** The table that stands below these headings, or beginnings of headings. */
  table(...starts: string[]): FactTable {
    const below = this.tables.filter(({ titles }) =>
      starts.every((start) => titles.some((title) => title.startsWith(start))),
    )
    const exact = below.filter(({ titles }) => titles.at(-1) === starts.at(-1))
    const found = exact.length > 0 ? exact : below
    if (found.length !== 1) throw new Error(`${this.name}: ${found.length} tables '${starts.join("', '")}'`)
    return found[0] as FactTable
  }

  /** The first line, from an other line on, that has a text. */
  line(text: string, from = 1): FactRow {
    const index = this.lines.findIndex((line, at) => at >= from - 1 && line.includes(text))
    if (index < 0) throw new Error(`${this.name}: no line '${text}'`)
    return { cells: [this.lines[index] ?? ''], line: index + 1 }
  }

  /** Lines from behind a text to before another one, or to the end. */
  between(start: string, end: string): FactRow[] {
    const from = this.line(start).line
    const index = this.lines.findIndex((line, at) => at >= from && line.includes(end))
    const to = index < 0 ? this.lines.length + 1 : index + 1
    return this.lines.slice(from, to - 1).map((line, index) => ({ cells: [line], line: from + index + 1 }))
  }
}

function readTables(lines: readonly string[]): FactTable[] {
  const tables: FactTable[] = []
  const headings: string[] = []
  let label = ''
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const [, level] = /^(#+) /.exec(line) ?? []
    if (level) {
      headings.length = Math.min(headings.length, level.length - 1)
      headings[level.length - 1] = line
      label = ''
    } else if (!line.startsWith('|')) {
      if (line.trim() !== '') label = line
    } else {
      const rows: FactRow[] = []
      for (; lines[index]?.startsWith('|'); index++)
        rows.push({ cells: cellsOf(lines[index] ?? ''), line: index + 1 })
      tables.push({
        titles: [...headings, label].filter(Boolean),
        header: rows[0]?.cells ?? [],
        rows: rows.slice(2),
      })
      label = ''
    }
  }
  return tables
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}

/** What stands between backticks. */
export function codes(text = ''): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '')
}

/** Names of the fields on the way to `a[].b.c`. */
export function pathOf(name: string): string[] {
  return name.split(/[.[\]]+/).filter(Boolean)
}
