import { extractOperation, nodeTree } from './extract-parts.ts'
import type { Fact } from './fact.ts'
import { codes, FactsFile } from './facts-file.ts'

const SUBMIT = 'POST /v3/extractions'
const GET = 'GET /v3/extractions/{request_id}'
const UPLOAD = 'POST /v3/extractions/upload-url'
const COMPLETE = 'PUT /v3/extractions/upload-complete'
const DOWNLOAD = 'GET /v3/extractions/download-url/{request_id}'
const OUTPUT = '## /extract/v3/output'

/** What the facts say about Extract V3. */
export function extractV3Facts(): Fact[] {
  const file = new FactsFile('extract-v3.md')
  const document: Fact['at'] = { operation: GET, part: 'response', path: ['output'] }
  return [
    ...[SUBMIT, UPLOAD, COMPLETE, GET, DOWNLOAD].flatMap((operation) => extractOperation(file, operation)),
    ...values(
      file,
      { operation: SUBMIT, part: 'request', path: ['document_type'] },
      '### Choosing `document_type`',
    ),
    ...values(
      file,
      { operation: UPLOAD, part: 'request', path: ['document_type'] },
      '### Choosing `document_type`',
    ),
    ...[SUBMIT, UPLOAD].flatMap((operation) => {
      return values(
        file,
        { operation, part: 'request', path: ['output_format'] },
        OUTPUT,
        '### `output_format`',
      )
    }),
    ...values(
      file,
      { operation: GET, part: 'parameters', path: ['output_format'] },
      OUTPUT,
      '### `output_format`',
    ),
    parameter(file, GET, 'request_id'),
    parameter(file, GET, 'output_format'),
    parameter(file, DOWNLOAD, 'request_id'),
    field(file, COMPLETE, 'request_id'),
    ...nodeTree(file, OUTPUT, document, {
      document: '### Document object',
      envelope: '### Envelope',
      cells: '### Annotation: `table_structure`',
    }),
    ...values(file, { ...document, path: ['output', 'content_tree', 'type'] }, OUTPUT, '### Node types'),
    ...pages(file, document),
    ...relations(file, { ...document, path: ['output', 'annotations'] }),
    ...file.table(OUTPUT, '### `text_node_data`').rows.map(({ cells, line }): Fact => {
      const path = ['output', 'content_tree', 'text_node_data']
      return { kind: 'field', name: codes(cells[0])[0] ?? '', at: { ...document, path }, line }
    }),
    { kind: 'limit', name: '100 MB', at: {}, line: file.line('| Max size, direct').line },
    { kind: 'limit', name: '15 minutes', at: {}, line: file.line('| Pre-signed URLs |').line },
  ]
}

/** First column of a table. */
function values(file: FactsFile, at: Fact['at'], ...table: string[]): Fact[] {
  return file
    .table(...table)
    .rows.flatMap(({ cells, line }) =>
      codes(cells[0]).map((name): Fact => ({ kind: 'value', name, at, line })),
    )
}

function parameter(file: FactsFile, operation: string, name: string): Fact {
  const from = file.line(`### ${operation}`).line
  return { kind: 'parameter', name, at: { operation }, line: from }
}

function field(file: FactsFile, operation: string, name: string): Fact {
  const { line } = file.line(`\`${name}\``, file.line(`### ${operation}`).line)
  return { kind: 'field', name, at: { operation, part: 'request' }, line }
}

function pages(file: FactsFile, document: Fact['at']): Fact[] {
  const { cells, line } = file.line('| `pdf_pages` |')
  const [name = '', ...fields] = codes(cells[0])
  return fields.map((one) => ({
    kind: 'field',
    name: one,
    at: { ...document, path: ['output', name] },
    line,
  }))
}

/** The two kinds of annotation besides `table_structure`. */
function relations(file: FactsFile, at: Fact['at']): Fact[] {
  const path = at.path ?? []
  const figure = file.line('Same as above plus `data.value`')
  const heading = file.line('### Annotation: `figure_extracted_table_structure`')
  return [
    { kind: 'field', name: 'value', at: { ...at, path: [...path, 'data'] }, line: figure.line },
    {
      kind: 'value',
      name: codes(heading.cells[0])[0] ?? '',
      at: { ...at, path: [...path, 'type'] },
      line: heading.line,
    },
    ...file.table(OUTPUT, '### Annotation: `relation`').rows.flatMap(({ cells, line }): Fact[] => {
      const names = (codes(cells[0])[0] ?? '').split('.')
      const name = names.pop() ?? ''
      const value = /^(?:only )?`(\w+)`/.exec(cells[1] ?? '')?.[1]
      const within = { ...at, path: [...path, ...names] }
      const fact: Fact = { kind: 'field', name, at: within, line }
      if (value === undefined || name.endsWith('_uid')) return [fact]
      return [fact, { kind: 'value', name: value, at: { ...within, path: [...within.path, name] }, line }]
    }),
  ]
}
