import { readFileSync } from 'node:fs'
import type { Variables } from '../../../src/content/variables.ts'
import { insertVariables } from '../../../src/content/variables.ts'
import { wordsOfCode } from './library-facts.ts'

const FILE = 'content/llmreadyapi/python-library.mdx'

/** The page of the Python library, part by part. */
export class LibraryPage {
  readonly #lines: readonly string[]

  constructor(variables: Variables) {
    this.#lines = withoutFences(insertVariables(readFileSync(FILE, 'utf8'), variables, FILE)).split('\n')
  }

  /** Lines below a heading, up to the next one that is not deeper. */
  section(title: string): string[] {
    const start = this.#lines.findIndex(
      (line) => line.replace(/^#+ | \[#.*/g, '') === title && line[0] === '#',
    )
    if (start < 0) throw new Error(`${FILE} has no heading '${title}'`)
    const level = this.#lines[start]?.indexOf(' ') ?? 0
    const rest = this.#lines.slice(start + 1)
    const end = rest.findIndex((line) => line.startsWith('#') && line.indexOf(' ') <= level)
    return end < 0 ? rest : rest.slice(0, end)
  }

  /** What stands in code below a heading. */
  words(title: string): Set<string> {
    return new Set(wordsOfCode(this.section(title).join('\n')))
  }

  /** What rows of tables and sentences below a heading are about: code they begin with, without arguments. */
  members(title: string): Set<string> {
    const cells = this.section(title).map((line) => /^\| ([^|]*)|^(`\w+`) is /.exec(line)?.[0])
    return new Set(cells.flatMap((cell = '') => wordsOfCode(cell.replace(/\([^)]*\)/g, ''))))
  }

  /** The names of one tool and of its arguments; "time" and the like stand for those of the table. */
  toolWords(tool: string): Set<string> {
    const lines = this.section('Tools')
    const start = lines.findIndex((line) => line.startsWith(`- \`${tool}\``))
    const takes = lines[start + 1]?.replace('  - Takes: ', '') ?? ''
    const plain = takes.replace(/`[^`]*`/g, '').toLowerCase()
    const groups = start < 0 ? [] : this.#groups().filter(({ name }) => hasGroup(plain, name))
    return new Set([...groups.flatMap(({ names }) => names), ...wordsOfCode(takes)])
  }

  /** Rows of the table of arguments; an empty first cell continues the row above. */
  #groups(): { name: string; names: string[] }[] {
    const groups: { name: string; names: string[] }[] = []
    for (const line of this.section('Arguments of many tools')) {
      const [, name = '', names] = line.split('|').map((cell) => cell.trim())
      if (!names?.startsWith('`')) continue
      if (name) groups.push({ name: name.toLowerCase(), names: [] })
      groups.at(-1)?.names.push(...wordsOfCode(names))
    }
    return groups
  }

  /** The line of each line item: its names, in the order of the page. */
  lineItems(): string[][] {
    return this.section('Line items')
      .filter((line) => line.startsWith('- `'))
      .map((line) => wordsOfCode(line))
  }
}

function hasGroup(text: string, name: string): boolean {
  if (name === 'time') return /(?<!estimate )\btime\b/.test(text)
  return text.includes(name) || (name === 'estimate time' && text.includes('years and quarters'))
}

function withoutFences(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```$/gm, '')
}
