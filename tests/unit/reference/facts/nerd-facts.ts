import type { Fact } from './fact.ts'
import { codes, type FactRow, FactsFile } from './facts-file.ts'

const JOBS = '/api/v1/annotations-async'
const POST = `POST ${JOBS}`
const PUT = `PUT ${JOBS}`
const GET = `GET ${JOBS}`
const DELETE = `DELETE ${JOBS}`
const UPLOAD = 'GET /api/v1/upload-url'
const ANNOTATION = ['results', 'annotations']

/** What the facts say about NERD. */
export function nerdFacts(): Fact[] {
  const file = new FactsFile('nerd.md')
  const api = '## /nerd/api'
  const answer: Fact['at'] = { operation: GET, part: 'response' }
  const named = (rows: readonly FactRow[], at: Fact['at']) =>
    rows.flatMap(({ cells, line }) =>
      codes(cells[0]).map((name): Fact => ({ kind: 'field', name, at, line })),
    )
  return [
    ...file.table(api, '### Operations').rows.map(({ cells, line }): Fact => {
      return { kind: 'operation', name: codes(cells[1])[0] ?? '', at: {}, line }
    }),
    ...[PUT, GET, DELETE].map((operation): Fact => {
      const { line } = file.line('Query parameter `job_id`')
      return { kind: 'parameter', name: 'job_id', at: { operation }, line }
    }),
    ...statuses(file),
    ...requests(file),
    ...[POST, PUT].flatMap((operation) =>
      listed(file, '**Accepted (202):**', { operation, part: 'response' }),
    ),
    ...named(file.table(api, '**nerd_job_response').rows, answer),
    ...statesOf(file, answer),
    ...named(file.table(api, '**result**').rows, { ...answer, path: ['results'] }),
    ...named(file.table(api, '**annotation**').rows, { ...answer, path: ANNOTATION }),
    ...valueSets(file, answer),
    ...listed(file, '**upload-url 200:**', { operation: UPLOAD, part: 'response' }),
    ...listed(file, '**DELETE 200:**', { operation: DELETE, part: 'response' }),
    ...listed(file, '**/me 200:**', { operation: 'GET /me', part: 'response' }),
    { kind: 'limit', name: 'URL valid 15 minutes', at: {}, line: file.line('URL valid 15 minutes').line },
  ]
}

/** One column for each operation, `–` where it does not answer so. */
function statuses(file: FactsFile): Fact[] {
  const { rows } = file.table('### Status codes')
  const operations = [POST, PUT, GET, DELETE, UPLOAD, 'GET /me']
  return rows.flatMap(({ cells, line }) => {
    const [name = '', ...columns] = cells
    const answered = operations.filter((_, index) => columns[index] !== '–')
    const facts = answered.map((operation): Fact => ({ kind: 'status', name, at: { operation }, line }))
    const body = codes(columns.join(' ')).find((code) => code.startsWith('{'))
    const [field] = /\w+/.exec(body ?? '') ?? []
    if (field === undefined) return facts
    return [
      ...facts,
      { kind: 'field', name: field, at: { operation: UPLOAD, part: `response ${name}` }, line },
    ]
  })
}

function requests(file: FactsFile): Fact[] {
  return file.table('### Request body (submit)').rows.flatMap(({ cells, line }) => {
    const [name = ''] = codes(cells[0])
    const values = name === 'knowledge_bases' ? codes(cells[4]) : []
    return (name === 'text' ? [POST] : [POST, PUT]).flatMap((operation): Fact[] => [
      { kind: 'field', name, at: { operation, part: 'request' }, line },
      ...values.map((value): Fact => {
        return { kind: 'value', name: value, at: { operation, part: 'request', path: [name] }, line }
      }),
    ])
  })
}

/** Values that a table of answers names. */
function statesOf(file: FactsFile, at: Fact['at']): Fact[] {
  const values = (row: FactRow, column: number, path: string[]) =>
    codes(row.cells[column]).map((name): Fact => {
      return {
        kind: path.at(-1) === 'message' ? 'mention' : 'value',
        name,
        at: { ...at, path },
        line: row.line,
      }
    })
  const row = (table: string, field: string) => {
    const found = file.table('## /nerd/api', table).rows.find(({ cells }) => cells[0] === `\`${field}\``)
    if (!found) throw new Error(`nerd.md: no row ${field}`)
    return found
  }
  return [
    ...values(row('**nerd_job_response', 'status'), 2, ['status']),
    ...values(row('**nerd_job_response', 'message'), 2, ['message']),
    ...values(row('**result**', 'knowledge_base'), 2, ['results', 'knowledge_base']),
  ]
}

/** Types of mentions and records: closed lists for `ner_type`, examples for `entity_type`. */
function valueSets(file: FactsFile, answer: Fact['at']): Fact[] {
  return file.table('**Value sets**').rows.flatMap(({ cells, line }) => {
    const [field = ''] = codes(cells[0])
    return codes(cells.slice(1).join(' ')).map((name): Fact => {
      return {
        kind: field === 'ner_type' ? 'value' : 'mention',
        name,
        at: { ...answer, path: [...ANNOTATION, field] },
        line,
      }
    })
  })
}

/** A line such as `**DELETE 200:** `message` string.`; what stands in brackets are examples. */
function listed(file: FactsFile, start: string, at: Fact['at']): Fact[] {
  const { cells, line } = file.line(start)
  const names = codes(cells[0]?.replace(/\([^)]*\)/g, ''))
  return names.map((name) => ({ kind: 'field', name, at, line }))
}
