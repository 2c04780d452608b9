import type { Fact, Place } from './fact.ts'
import { codes, type FactRow, FactsFile } from './facts-file.ts'

const JOB = '/api/v2/transcription/{transcription_id}'
const START = 'POST /api/v2/transcription'
const QUERY = `HEAD ${JOB}`
const FETCH = `GET ${JOB}`
const DELETE = `DELETE ${JOB}`
const SPECIFICATION = '## /scribe/v2/batch-api-specification'

/** What the facts say about the batch API of Scribe V2. */
export function scribeV2Facts(): Fact[] {
  const file = new FactsFile('scribe-v2.md')
  const { table, named } = readersOf(file)
  const fetched: Place = { operation: FETCH, part: 'response' }
  const fetchStatuses = file.line('Statuses: 200 (+ `Expires`)')
  return [
    ...table('### Operations').map(({ cells, line }): Fact => {
      return { kind: 'operation', name: codes(cells[1])[0] ?? '', at: {}, line }
    }),
    ...[QUERY, FETCH, DELETE].map((operation): Fact => {
      const { line } = file.line('Path parameter `transcription_id`')
      return { kind: 'parameter', name: 'transcription_id', at: { operation }, line }
    }),
    ...mediaTypes(file),
    ...named('field', table('**Body A:'), { operation: START, part: 'request' }),
    ...named('field', table('**Body B:'), { operation: START, part: 'request' }),
    ...options(file),
    ...named('field', table('`context` as object'), { operation: START, part: 'request', path: ['context'] }),
    ...statuses(table('### 1. Start', '**Responses**'), START),
    ...named('field', table('**Responses**').slice(0, 1), { operation: START, part: 'response' }, 1),
    ...callback(file),
    {
      kind: 'parameter',
      name: 'Accept',
      at: { operation: QUERY },
      line: file.line('Request header `Accept` (optional)').line,
    },
    ...statuses(table('### 2. Query'), QUERY),
    ...[QUERY, FETCH].map((operation): Fact => {
      return { kind: 'field', name: 'Expires', at: { operation, part: 'headers' }, line: fetchStatuses.line }
    }),
    ...table('### 3. Download (GET)').flatMap(({ cells, line }): Fact[] => {
      const [name = ''] = codes(cells[0])
      return [
        { kind: 'media', name, at: fetched, line },
        { kind: 'mention', name, at: { operation: FETCH, part: 'parameters', path: ['Accept'] }, line },
      ]
    }),
    ...(fetchStatuses.cells[0]?.match(/\b\d{3}\b/g) ?? []).map((name): Fact => {
      return { kind: 'status', name, at: { operation: FETCH }, line: fetchStatuses.line }
    }),
    ...named('field', table('Top level'), fetched),
    ...named('field', table('Slice'), { ...fetched, path: ['slice_meta'] }),
    ...named('field', table('Token'), { ...fetched, path: ['slice_meta', 'token_meta'] }),
    ...statuses(table('### 4. Delete'), DELETE),
    ...[START, FETCH].flatMap((operation) => {
      return named('field', table('### Error object (400)'), { operation, part: 'response 400' })
    }),
    ...limits(file),
  ]
}

function readersOf(file: FactsFile) {
  return {
    table: (...starts: string[]) => file.table(SPECIFICATION, ...starts).rows,
    /** Names in a column. */
    named: (kind: Fact['kind'], rows: readonly FactRow[], at: Place, column = 0) =>
      rows.flatMap(({ cells, line }) => codes(cells[column]).map((name): Fact => ({ kind, name, at, line }))),
  }
}

function statuses(rows: readonly FactRow[], operation: string): Fact[] {
  return rows.map(({ cells, line }) => ({ kind: 'status', name: cells[0] ?? '', at: { operation }, line }))
}

function mediaTypes(file: FactsFile): Fact[] {
  const { cells, line } = file.line('`application/mp3`, `audio/aac`')
  return codes(cells[0]).map((name) => ({
    kind: 'media',
    name,
    at: { operation: START, part: 'request' },
    line,
  }))
}

/** Options stand beside `media_url`, and in the part `options` of a form. */
function options(file: FactsFile): Fact[] {
  const { table } = readersOf(file)
  const at: Place = { operation: START, part: 'request' }
  const languages = table('**`media_language` codes**').flatMap(({ cells, line }) =>
    codes(cells[1]).map(
      (name): Fact => ({ kind: 'value', name, at: { ...at, path: ['media_language'] }, line }),
    ),
  )
  const fields = table('**Common options**').flatMap(({ cells, line }) => {
    const [name = ''] = codes(cells[0])
    const values = codes(cells[4]).map((value): Fact => {
      return { kind: 'value', name: value, at: { ...at, path: [name] }, line }
    })
    return [at, { ...at, path: ['options'] }]
      .map((place): Fact => ({ kind: 'field', name, at: place, line }))
      .concat(values)
  })
  return [...fields, ...languages]
}

function callback(file: FactsFile): Fact[] {
  const at: Place = { operation: START, part: 'callback' }
  const body = readersOf(file)
    .table('**Callback `transcription_complete`**')
    .find(({ cells }) => cells[0] === 'Body')
  const [id = '', result = '', ...values] = codes(body?.cells[1])
  const line = body?.line ?? 0
  return [
    ...[id, result].map((name): Fact => ({ kind: 'field', name, at, line })),
    ...values.map((name): Fact => ({ kind: 'value', name, at: { ...at, path: [result] }, line })),
  ]
}

/** Rows of the summary that have a number and do not belong to real time. */
function limits(file: FactsFile): Fact[] {
  const rows = file.table('## /scribe/v2/developer-guide', '### Limits summary').rows
  return rows
    .filter(({ cells }) => !cells[0]?.startsWith('Real-time') && /\d/.test(cells[1] ?? ''))
    .map(({ cells, line }) => ({ kind: 'limit', name: `${cells[0]} ${cells[1]}`, at: {}, line }))
}
