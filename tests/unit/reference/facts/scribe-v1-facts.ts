import type { Fact, Place } from './fact.ts'
import { codes, FactsFile } from './facts-file.ts'

const PATH = '/api/v1/transcription'
const START = `POST ${PATH}`
const QUERY = `GET ${PATH}`
const DELETE = `DELETE ${PATH}`
const SPECIFICATION = '## /scribe/v1/batch-api-specification'

/** What the facts say about the batch API of Scribe V1. */
export function scribeV1Facts(): Fact[] {
  const file = new FactsFile('scribe-v1.md')
  const table = (...starts: string[]) => file.table(SPECIFICATION, ...starts).rows
  const reply: Place = { operation: QUERY, part: 'response' }
  const id = file.line('**`unique_id`:**').line
  const accept = file.line('Request header `Accept`: absent')
  const types = file.line('**Accepted media types:**')
  const size = file.line('- Size ≤ 1 GB; upload under 30 minutes.', types.line)
  const statuses = (operation: string, ...starts: string[]) =>
    table(...starts).map(
      ({ cells, line }): Fact => ({ kind: 'status', name: cells[0] ?? '', at: { operation }, line }),
    )
  return [
    ...table('**`unique_id`:**').map(({ cells, line }): Fact => {
      return { kind: 'operation', name: (codes(cells[1])[0] ?? '').replace(/\?.*/, ''), at: {}, line }
    }),
    ...[QUERY, DELETE].map(
      (operation): Fact => ({ kind: 'parameter', name: 'unique_id', at: { operation }, line: id }),
    ),
    ...table('### 1. Start', '**Request body').flatMap(({ cells, line }): Fact[] => {
      const media = codes(cells[1]).map((name): Fact => {
        // A client sends the type of its media; the specification has this one in its place.
        const kind = name === 'application/octet-stream' ? 'mention' : 'media'
        return { kind, name, at: { operation: START, part: 'request' }, line }
      })
      const fields = codes(cells[2]).map((name): Fact => {
        return { kind: 'field', name, at: { operation: START, part: 'request' }, line }
      })
      return [...media, ...fields]
    }),
    ...codes(types.cells[0]).map((name): Fact => {
      return { kind: 'media', name, at: { operation: START, part: 'request' }, line: types.line }
    }),
    ...(size.cells[0] ?? '')
      .split(';')
      .map((name): Fact => ({ kind: 'limit', name, at: {}, line: size.line })),
    ...statuses(START, '### 1. Start', '- Size'),
    ...codes(table('### 1. Start', '- Size')[0]?.cells[1]).map((name): Fact => {
      return { kind: 'field', name, at: { operation: START, part: 'response' }, line: size.line + 4 }
    }),
    { kind: 'parameter', name: 'Accept', at: { operation: QUERY }, line: accept.line },
    ...codes(accept.cells[0])
      .slice(1)
      .map((name): Fact => ({ kind: 'media', name, at: reply, line: accept.line })),
    ...table('### 2. Query', '**JSON reply**').flatMap(({ cells, line }): Fact[] => {
      const [name = ''] = codes(cells[0])
      const values = name === 'status' ? codes(cells[3]) : []
      return [
        { kind: 'field', name, at: reply, line },
        ...values.map(
          (value): Fact => ({ kind: 'value', name: value, at: { ...reply, path: [name] }, line }),
        ),
      ]
    }),
    ...listed(file, '**Transcript object:**', { ...reply, path: ['data'] }),
    ...listed(file, '**Slice:**', { ...reply, path: ['data', 'slice_meta'] }),
    ...listed(file, '**Token:**', { ...reply, path: ['data', 'slice_meta', 'token_meta'] }),
    ...statuses(QUERY, '### 2. Query', '**State machine:**'),
    ...statuses(DELETE, '### 3. Delete'),
  ]
}

/** A line such as `**Slice:** `transcript` (string), …`. */
function listed(file: FactsFile, start: string, at: Place): Fact[] {
  const { cells, line } = file.line(start)
  return codes(cells[0]).map((name) => ({ kind: 'field', name, at, line }))
}
