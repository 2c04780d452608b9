import type { Variables } from '../../../src/content/variables.ts'
import { codes, type FactRow, FactsFile } from '../reference/facts/facts-file.ts'

/** Names that one part of the page has to give. */
export interface Group {
  /** Heading of the part. */
  heading: string
  names: string[]
  /** Those that begin a row of a table there. */
  members?: string[]
}

export interface LineItem {
  name: string
  aliases: string[]
}

const facts = new FactsFile('llmreadyapi.md')
const PAGE = '# /llmreadyapi/python-library'
const rowsOf = (...titles: string[]): FactRow[] => facts.table(...titles).rows

/** Every word of the code in a text: names of members and arguments, types, values. */
export function wordsOfCode(text = ''): string[] {
  return codes(text).flatMap((code) => code.replace(/<[^>]*>/g, '').match(/[A-Za-z_]\w*/g) ?? [])
}

/** Facts have the names of this product in braces: `{ToolBase}`. */
function withNames(text: string, variables: Variables): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => {
    return variables[`${name.charAt(0).toLowerCase()}${name.slice(1)}`] ?? all
  })
}

/** The types of business relationships, each also a property and the value of an enum. */
export const RELATIONSHIPS = wordsOfCode(facts.line('- `relationship_type` (20):').cells[0]).slice(1)

/** Groups of members by the heading of the page under which they stand. */
export function memberGroups(variables: Variables): Group[] {
  const group = (heading: string, rows: FactRow[]): Group => ({
    heading,
    names: rows.flatMap(({ cells }) => wordsOfCode(withNames(cells.join(' '), variables))),
    members: rows.flatMap(({ cells }) => wordsOfCode(cells[0])),
  })
  const shared = '**Shared members'
  const time = wordsOfCode(facts.line(shared, facts.line(PAGE).line).cells[0]?.split('time arguments')[1])
  return [
    group('Create a client', rowsOf(PAGE, '**`Client(...)`')),
    group('Client', rowsOf(PAGE, '**`Client` members**')),
    { heading: 'Time arguments', names: time, members: time },
    group('Company and Ticker', rowsOf(PAGE, shared)),
    ...classGroups(variables),
  ]
}

/** Lines such as **`Earnings`:** `name`, `datetime`. Two classes may share a line, or what follows the colon. */
function classGroups(variables: Variables): Group[] {
  return facts
    .between('Invalid year/quarter input', '**Enums**')
    .flatMap(({ cells }) => [
      ...withNames(cells[0] ?? '', variables).matchAll(/\*\*(.+?):\*\*(.*?)(?=\*\*|$)/g),
    ])
    .flatMap(([, title = '', all = '']) => {
      const classes = wordsOfCode(title)
      const text = all.replace(/`\w+` removed in .*|\(same\)/, '')
      const [own = ''] = text.split(/\. [A-Z]|; sends/)
      const members = [...own.replace(/-> `\w+`/g, '').matchAll(/`(\w+)(?:\([^`]*)?`/g)]
      return (classes.length > 0 ? classes : ['Values']).map((heading) => ({
        heading,
        names: wordsOfCode(text),
        members: members.map(([, name = '']) => name),
      }))
    })
}

/** The enums with their values. */
export function enumGroups(): Group[] {
  return rowsOf(PAGE, '**Enums**').map(({ cells: [name, values = ''] }) => ({
    heading: codes(name)[0] ?? '',
    names: values.startsWith('the 20 values') ? RELATIONSHIPS : wordsOfCode(values),
  }))
}

/** The tools; short forms of their arguments are written out. */
export function toolGroups(): Group[] {
  const title = '**Tools exposed (37)**'
  const time = wordsOfCode(facts.line(title).cells[0]?.split('Time set **T**')[1])
  const rows = rowsOf('# /llmreadyapi/mcp', title)
  const argumentsOf = (cell = ''): string[] => [
    ...(/\bids\b/.test(cell) ? ['identifiers'] : []),
    ...(/\bT\b/.test(cell) ? time : []),
    ...(cell.includes('same as consensus')
      ? argumentsOf(
          rows.find(({ cells }) => cells[0] === '`get_consensus_estimates_from_identifiers`')?.cells[2],
        )
      : wordsOfCode(cell)),
  ]
  return rows.map(({ cells: [name, , cell] }) => ({
    heading: codes(name)[0] ?? '',
    names: argumentsOf(cell),
  }))
}

/** The line items with their other names. */
export function lineItems(): LineItem[] {
  return facts
    .between('**Income statement (first block)**', '# Appendix C')
    .flatMap(({ cells }) => [...(cells[0] ?? '').matchAll(/`(\w+)`(?: \(= ([^)]*)\))?/g)])
    .map(([, name = '', aliases]) => ({ name, aliases: codes(aliases) }))
}

/** Modules that samples may import from. */
export function importPaths(variables: Variables): string[] {
  const paths = codes(withNames(facts.line('**Import paths worth showing:**').cells[0] ?? '', variables))
  const client = withNames('{pythonModule}.client.{pythonModule}', variables)
  return [...paths, client]
}
