import type { Fact } from './fact.ts'
import { codes, type FactsFile, pathOf } from './facts-file.ts'

/** An operation under its own heading: table of the body, then a text with statuses and fields of the answer. */
export function extractOperation(file: FactsFile, operation: string): Fact[] {
  const heading = file.lines.find(
    (line) => line.startsWith(`### ${operation}`) && !line.startsWith(`### ${operation}/`),
  )
  if (heading === undefined) throw new Error(`${file.name}: no heading ${operation}`)
  const rows = file.tables.find(({ titles }) => titles.includes(heading))?.rows ?? []
  const text = file.between(heading, '##').filter(({ cells }) => !cells[0]?.startsWith('|'))
  return [
    { kind: 'operation', name: operation, at: {}, line: file.line(heading).line },
    ...rows.flatMap(({ cells, line }) => bodyFields(operation, cells, line)),
    ...text.flatMap(({ cells, line }) => answers(operation, cells[0] ?? '', line)),
  ]
}

function bodyFields(operation: string, cells: string[], line: number): Fact[] {
  const at: Fact['at'] = { operation, part: 'request' }
  const [names, type, , allowed = ''] = cells
  return codes(names).flatMap((name): Fact[] => {
    // Patterns and defaults of booleans are no named values; of `priority`, every other word is allowed too.
    const isSet = name !== 'pages' && type === 'string'
    const kind = name === 'priority' ? 'mention' : 'value'
    const values = isSet
      ? codes(allowed).map((value) => ({ kind, name: value, at: { ...at, path: [name] }, line }) as Fact)
      : []
    return [{ kind: 'field', name, at, line }, ...values]
  })
}

/** Statuses begin a line or sentence; between 200 and 400 stand fields, with values in brackets. */
function answers(operation: string, text: string, line: number): Fact[] {
  const statuses = [...text.matchAll(/(?:^|[.;] )(\d{3}|default|other(?= =))(?! not declared)/g)].map(
    ([, status = '']): Fact => {
      return { kind: 'status', name: status === 'other' ? 'default' : status, at: { operation }, line }
    },
  )
  const success = /(?:^|\. )200\b(.*?)(?=[.;] 400\b|$)/.exec(text)?.[1] ?? ''
  const at: Fact['at'] = { operation, part: 'response' }
  const fields = codes(success.replace(/\(.*?\)/g, '')).flatMap((code): Fact[] => {
    const path = pathOf(/^\{ (\w+)/.exec(code)?.[1] ?? code)
    return [{ kind: 'field', name: path.at(-1) ?? '', at: { ...at, path: path.slice(0, -1) }, line }]
  })
  const values = codes(/`status` \((.*?)\)/.exec(success)?.[1]).map((name): Fact => {
    return { kind: 'value', name, at: { ...at, path: ['status'] }, line }
  })
  return [...statuses, ...fields, ...values]
}

/** The JSON of a document: envelope, node, annotation of cells, location. */
export function nodeTree(
  file: FactsFile,
  section: string,
  document: Fact['at'],
  tables: { document: string; cells: string; envelope?: string },
): Fact[] {
  const path = document.path ?? []
  const table = (name: string, below: string[]) =>
    file.table(section, name).rows.map(({ cells, line }): Fact => {
      const names = pathOf(codes(cells[0])[0] ?? '')
      return {
        kind: 'field',
        name: names.at(-1) ?? '',
        at: { ...document, path: [...below, ...names.slice(0, -1)] },
        line,
      }
    })
  const annotation = [...path, 'annotations']
  const location = file.line('`', file.line('### Location', file.line(section).line).line + 1)
  const kind = file.table(section, tables.cells).rows[0]
  // A line `{ x, y, … }` or a list of names.
  const names = codes(location.cells[0]?.split(/ from 0| – floats/)[0]).flatMap(
    (code) => code.match(/\w+/g) ?? [],
  )
  return [
    ...(tables.envelope ? table(tables.envelope, []) : []),
    ...table(tables.document, path),
    ...table('### Node', [...path, 'content_tree']),
    ...table(tables.cells, annotation),
    {
      kind: 'value',
      name: 'table_structure',
      at: { ...document, path: [...annotation, 'type'] },
      line: kind?.line ?? 0,
    },
    ...[
      [...annotation, 'locations'],
      [...path, 'content_tree', 'locations'],
    ].flatMap((below) =>
      names.map(
        (name): Fact => ({ kind: 'field', name, at: { ...document, path: below }, line: location.line }),
      ),
    ),
  ]
}
