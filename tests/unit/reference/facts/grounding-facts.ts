import type { Fact } from './fact.ts'
import { codes, FactsFile, pathOf } from './facts-file.ts'

const SEARCH = 'POST /api/v2/search'
const AGENTS = 'GET /api/v1/agents'

/** What the facts say about the search service of Grounding. */
export function groundingFacts(): Fact[] {
  const file = new FactsFile('site-overview-and-grounding.md')
  const table = (label: string) => file.table('# /grounding', label).rows
  const request = { operation: SEARCH, part: 'request' } as const
  const status = file.line('Status codes: 401')
  return [
    // The other two rows are a page of the service and its MCP address.
    ...table('**Endpoints**')
      .slice(0, 2)
      .flatMap(({ cells, line }): Fact[] => {
        const operation = `${cells[0]} ${codes(cells[1])[0]}`
        const [list = '', ...fields] = codes(cells[2])
        const named = list === '' ? [] : [list, ...fields].map((name) => pathOf(name)[0] ?? '')
        return [
          { kind: 'operation', name: operation, at: {}, line },
          ...named.map((name, index): Fact => {
            const path = index === 0 ? [] : pathOf(list)
            return { kind: 'field', name, at: { operation, part: 'response', path }, line }
          }),
        ]
      }),
    ...table('**Search request body**').map(({ cells, line }): Fact => {
      return { kind: 'field', name: codes(cells[0])[0] ?? '', at: request, line }
    }),
    ...table('**Search response**').flatMap(({ cells, line }): Fact[] => {
      const path = pathOf(codes(cells[0])[0] ?? '')
      const at = { operation: SEARCH, part: 'response' } as const
      const field: Fact = {
        kind: 'field',
        name: path.at(-1) ?? '',
        at: { ...at, path: path.slice(0, -1) },
        line,
      }
      const inside = codes(cells[2]).flatMap((code) => code.match(/\w+/g) ?? [])
      return [
        field,
        ...inside.map((name): Fact => {
          const isValue = name === 'tabular' || name === 'table'
          if (isValue) return { kind: 'mention', name, at: { ...at, path: ['*', ...VALUE_OF[name]] }, line }
          return { kind: 'field', name, at: { ...at, path: [...path, '*'] }, line }
        }),
      ]
    }),
    ...[SEARCH, AGENTS].flatMap((operation) =>
      ['200', '401'].map((name): Fact => ({ kind: 'status', name, at: { operation }, line: status.line })),
    ),
    ...table('**Data sets / agents').map(({ cells, line }): Fact => {
      return {
        kind: 'mention',
        name: codes(cells[0])[0] ?? '',
        at: { ...request, path: ['allowed_datasets'] },
        line,
      }
    }),
    ...refresh(file),
  ]
}

/** Fields that have these values. */
const VALUE_OF = { tabular: ['representation_type'], table: ['type'] }

function refresh(file: FactsFile): Fact[] {
  const { cells, line } = file.line('| Refresh token (seen in notebooks)')
  const [address = '', field = ''] = codes(cells[0])
  const operation = address.replace(/https:\/\/\{\w+\}/, '')
  return [
    { kind: 'operation', name: operation, at: {}, line },
    { kind: 'field', name: field, at: { operation, part: 'request' }, line },
  ]
}
