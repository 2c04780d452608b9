import type { Fact } from './fact.ts'
import { codes, FactsFile } from './facts-file.ts'
import { llmSchemaFacts } from './llm-schema-facts.ts'

const PREFIX = '/api/v1'

/** What the facts say about the LLM-ready API. */
export function llmFacts(): Fact[] {
  const file = new FactsFile('llmreadyapi.md')
  return [
    ...published(file),
    ...newer(file),
    ...pathParameters(file),
    ...bodyRules(file),
    ...llmSchemaFacts(file),
  ]
}

/** Each row of the endpoints: operation, statuses, parts of the path, bodies. */
function published(file: FactsFile): Fact[] {
  const { rows } = file.table('# /llmreadyapi/api', '**Endpoints**')
  return rows.flatMap(({ cells, line }): Fact[] => {
    const [, , method, path, purpose, success = '', statuses = ''] = cells
    const operation = `${method} ${PREFIX}${codes(path)[0]}`
    const body = /Body: `(\w+)`/.exec(purpose ?? '')?.[1]
    const isPicture = success.includes('image/png')
    return [
      { kind: 'operation', name: operation, at: {}, line },
      ...namesInPath(operation).map((name): Fact => ({ kind: 'parameter', name, at: { operation }, line })),
      ...statuses.split(', ').map((name): Fact => ({ kind: 'status', name, at: { operation }, line })),
      ...(body ? [{ kind: 'shape', name: body, at: { operation, part: 'request' }, line } as const] : []),
      isPicture
        ? { kind: 'media', name: 'image/png', at: { operation, part: 'response' }, line }
        : { kind: 'shape', name: codes(success)[0] ?? '', at: { operation, part: 'response' }, line },
    ]
  })
}

/** Newer operations: all names between backticks are fields of request or answer. */
function newer(file: FactsFile): Fact[] {
  const { rows } = file.table('# /llmreadyapi/api', '**Newer endpoints')
  return rows.flatMap(({ cells, line }): Fact[] => {
    const [method, path, input = '', output = ''] = cells
    const operation = `${method} ${PREFIX}${codes(path)[0]}`
    // What stands in brackets at the end of a row says which older field is replaced.
    const names = codes(`${input} ${output.replace(/\(replaces .*\)/, '')}`)
      .flatMap((code) => code.split(/[^\w/]+/))
      .flatMap((code) =>
        code === 'num_periods_forward/backward' ? ['num_periods_forward', 'num_periods_backward'] : [code],
      )
      .filter((word) => /^[a-z]\w+$/.test(word) && !KEYS_OF_MAPS.has(word) && !VALUES.has(word))
    return [
      { kind: 'operation', name: operation, at: {}, line },
      ...namesInPath(operation).map((name): Fact => ({ kind: 'parameter', name, at: { operation }, line })),
      ...[...new Set(names)].map(
        (name): Fact => ({ kind: 'field', name, at: { operation, path: ['*'] }, line }),
      ),
    ]
  })
}

/** Names for the free keys of maps (`results[company_id][function]`), which are no fields. */
const KEYS_OF_MAPS = new Set(['function', 'entity', 'org_debt_type_code', 'rating_type_code', 'company_id'])
/** Words of these rows that are values. */
const VALUES = new Set(['none', 'consensus'])

function pathParameters(file: FactsFile): Fact[] {
  const { rows } = file.table('# /llmreadyapi/api', '**Path parameters**')
  const operations = file.table('# /llmreadyapi/api', '**Endpoints**').rows.map(({ cells }) => ({
    operation: `${cells[2]} ${PREFIX}${codes(cells[3])[0]}`,
  }))
  return rows.flatMap(({ cells, line }): Fact[] => {
    const [name = ''] = codes(cells[0])
    const rule = cells[1] ?? ''
    const values = /^enum|or `none`|^`/.test(rule) ? codes(rule).filter((code) => code !== 'YYYY-MM-DD') : []
    return operations
      .filter(({ operation }) => namesInPath(operation).includes(name))
      .flatMap(({ operation }) =>
        values.map(
          (value): Fact => ({
            kind: rule.startsWith('enum') && !/^(none|null)$/.test(value) ? 'value' : 'mention',
            name: value,
            at: { operation, part: 'parameters', path: [name] },
            line,
          }),
        ),
      )
  })
}

function bodyRules(file: FactsFile): Fact[] {
  const { rows } = file.table('# /llmreadyapi/api', '**Request-body rules**')
  return rows.flatMap(({ cells, line }) => {
    const [schema = ''] = codes(cells[0])
    const own = cells
      .slice(1)
      .join(' ')
      .replace(/\([^)]*\)/g, '')
      .replace(/a newer optional .*/, '')
    return codes(own).map((name): Fact => ({ kind: 'field', name, at: { schema }, line }))
  })
}

function namesInPath(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
}
