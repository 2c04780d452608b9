import site from '../../../../site.config.ts'
import type { Fact, Place } from './fact.ts'
import { codes, FactsFile } from './facts-file.ts'

const REFRESH = 'GET /oauth2/refresh'
const TOKEN = 'POST /oauth2/default/v1/token'
const KEY_PAIR = '## /authentication/keypair'

/** What the facts say about the token endpoints. */
export function authenticationFacts(): Fact[] {
  const file = new FactsFile('authentication.md')
  const exchange = file.table('## /authentication/personal-token', '### Exchange endpoint').rows
  const refreshed: Place = { operation: REFRESH, part: 'response' }
  const request: Place = { operation: TOKEN, part: 'request' }
  const lifetime = file.line('| Lifetime | 7 days')
  const ceiling = file.line('| `exp` | int')
  return [
    ...exchange.flatMap(({ cells: [item = '', value], line }): Fact[] => {
      const [name = ''] = codes(value)
      if (item.startsWith('Method')) return [operation(name, line)]
      if (item === 'Query parameter') return [{ kind: 'parameter', name, at: { operation: REFRESH }, line }]
      if (item === 'Success') return [{ kind: 'status', name: '200', at: { operation: REFRESH }, line }]
      if (item === 'Failure') return [{ kind: 'status', name: '4XX', at: { operation: REFRESH }, line }]
      return item === 'Response field' ? [{ kind: 'field', name, at: refreshed, line }] : []
    }),
    ...file.table(KEY_PAIR, '**Request**').rows.flatMap(({ cells: [item = '', value], line }): Fact[] => {
      const [name = ''] = codes(value)
      const [field] = codes(item)
      if (item.startsWith('Method')) return [operation(name, line)]
      if (field === 'Content-Type') return [{ kind: 'media', name, at: request, line }]
      if (field === 'Accept')
        return [{ kind: 'media', name, at: { operation: TOKEN, part: 'response' }, line }]
      const values = name === '' || name === 'scope' ? [] : [name]
      return [
        { kind: 'field', name: field ?? '', at: request, line },
        ...values.map(
          (one): Fact => ({ kind: 'value', name: one, at: { ...request, path: [field ?? ''] }, line }),
        ),
      ]
    }),
    ...file.table(KEY_PAIR, '**Response**').rows.map(({ cells, line }): Fact => {
      return {
        kind: 'field',
        name: codes(cells[0])[0] ?? '',
        at: { operation: TOKEN, part: 'response' },
        line,
      }
    }),
    ...errors(file),
    ...assertion(file),
    ...file.table(KEY_PAIR, '### Scopes').rows.map(({ cells, line }): Fact => {
      const { brandSlug, llmScope } = site.variables
      const [scope = ''] = codes(cells[0])
      const name = scope.replace('{brand}', brandSlug).replace('{llmScope}', llmScope)
      return { kind: 'mention', name, at: { ...request, path: ['scope'] }, line }
    }),
    { kind: 'limit', name: '7 days', at: {}, line: lifetime.line },
    { kind: 'limit', name: '60 minutes', at: {}, line: ceiling.line },
  ]
}

function operation(text: string, line: number): Fact {
  return { kind: 'operation', name: text.replace(/https:\/\/\{\w+\}/, ''), at: {}, line }
}

/** Statuses and the shape of an error: the facts only say that it is not 200. */
function errors(file: FactsFile): Fact[] {
  const { cells, line } = file.line('Non-200 = failure')
  return [
    ...['200', '4XX'].map((name): Fact => ({ kind: 'status', name, at: { operation: TOKEN }, line })),
    ...codes(cells[0]).map((name): Fact => {
      return { kind: 'field', name, at: { operation: TOKEN, part: 'response 4XX' }, line }
    }),
  ]
}

/** Header and claims of the assertion stand in the description of the operation: it is a text inside the request. */
function assertion(file: FactsFile): Fact[] {
  const header = file.table(KEY_PAIR, '**Assertion header**').rows
  const claims = file.table(KEY_PAIR, '**Assertion claims**').rows
  return [...header, ...claims].flatMap(({ cells, line }) => {
    const values = /^`(RS256|JWT)`/.exec(cells[1] ?? '')?.[1]
    return [...codes(cells[0]), ...(values === undefined ? [] : [values])].map((name): Fact => {
      return { kind: 'mention', name, at: { operation: TOKEN }, line }
    })
  })
}
