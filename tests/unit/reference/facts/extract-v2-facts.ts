import { extractOperation, nodeTree } from './extract-parts.ts'
import type { Fact } from './fact.ts'
import { codes, FactsFile } from './facts-file.ts'

const SUBMIT = 'POST /v2/extractions'
const GET = 'GET /v2/extractions/{request_id}'
const OUTPUT = '## /extract/v2/output'

/** What the facts say about Extract V2. */
export function extractV2Facts(): Fact[] {
  const file = new FactsFile('extract-v2.md')
  const document: Fact['at'] = { operation: GET, part: 'response', path: ['output'] }
  const answer = file.line('200 body: `status`')
  const call = file.line('Path `request_id` UUID; query')
  const formats = file.line('`structured_document` (default in V2')
  return [
    ...extractOperation(file, SUBMIT),
    ...extractOperation(file, GET),
    ...['request_id', 'output_format'].map((name): Fact => {
      return { kind: 'parameter', name, at: { operation: GET }, line: call.line }
    }),
    ...codes(formats.cells[0]).map((name): Fact => {
      return {
        kind: 'value',
        name,
        at: { operation: GET, part: 'parameters', path: ['output_format'] },
        line: formats.line,
      }
    }),
    ...codes(/`status` \((.*?)\)/.exec(answer.cells[0] ?? '')?.[1]).map((name): Fact => {
      return {
        kind: 'value',
        name,
        at: { operation: GET, part: 'response', path: ['status'] },
        line: answer.line,
      }
    }),
    ...nodeTree(file, OUTPUT, document, {
      document: '### Top level',
      cells: '### Annotation (`table_structure`)',
    }),
    ...file.table('## /extract/v2/home', '**Order (inferred):**').rows.flatMap(({ cells, line }): Fact[] => [
      {
        kind: 'value',
        name: codes(cells[0])[0] ?? '',
        at: { operation: SUBMIT, part: 'request', path: ['document_type'] },
        line,
      },
      ...codes(cells[2]).map((name): Fact => {
        return { kind: 'value', name, at: { ...document, path: ['output', 'content_tree', 'type'] }, line }
      }),
    ]),
  ]
}
