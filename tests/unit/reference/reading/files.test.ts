import { describe, expect, it } from 'vitest'
import { SiteProblems } from '../../../../src/config/problem.ts'
import type { ApiReference } from '../../../../src/reference/model.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { referencedFiles } from '../../../../src/reference/readers/referenced-files.ts'
import { operationsOf } from '../../../../src/reference/walk.ts'
import { SMALL } from '../small-document.ts'

const MAIN = SMALL.replace(
  "$ref: '#/components/schemas/JobRequest'",
  "$ref: 'shapes/request.yaml#/Request'",
).replace('  /jobs/{job_id}:\n', '  /nodes:\n    $ref: ./nodes.yaml\n  /jobs/{job_id}:\n')
const REQUEST = `Request:
  type: object
  properties:
    kind:
      type: string
      description: How the job runs.
    tags:
      type: array
      maxItems: 5
      items:
        $ref: '#/Tag'
    tree:
      $ref: 'tree.yaml'
Tag:
  type: string
`
const TREE = `type: object
properties:
  branches:
    type: array
    items:
      $ref: tree.yaml
`
const NODES = `get:
  operationId: listNodes
  tags: [Jobs]
  summary: List nodes
  description: Lists them.
  responses:
    '200':
      description: All nodes.
`
const OTHERS = {
  'apis/shapes/request.yaml': REQUEST,
  'apis/shapes/tree.yaml': TREE,
  'apis/nodes.yaml': NODES,
}

function read(others: Record<string, string>, main = MAIN) {
  return readReference(main, 'apis/jobs.yaml', undefined, { others })
}

function problemsOf(others: Record<string, string>, main = MAIN) {
  try {
    read(others, main)
  } catch (error) {
    if (error instanceof SiteProblems) return error.problems
    throw error
  }
  return []
}

describe('F71: a document of several files', () => {
  it('F71: names the files that it refers to', () => {
    expect(referencedFiles(MAIN, 'apis/jobs.yaml')).toEqual(['apis/shapes/request.yaml', 'apis/nodes.yaml'])
    expect(referencedFiles(REQUEST, 'apis/shapes/request.yaml')).toEqual(['apis/shapes/tree.yaml'])
    expect(referencedFiles('{"$ref":"../site.config.ts"}', 'apis/jobs.yaml')).toEqual([])
    expect(referencedFiles('$ref: https://shapes.example/a.yaml', 'apis/jobs.yaml')).toEqual([])
  })

  it('F71: draws what stands in other files, a shape that contains itself too', () => {
    const reference = read(OTHERS)
    const [start, list] = operationsOf(reference)
    expect(start?.body?.contents[0]?.schema?.fields?.map(({ name }) => name)).toEqual([
      'kind',
      'tags',
      'tree',
    ])
    expect(list).toMatchObject({ operationId: 'listNodes', method: 'GET', path: '/nodes' })
    expect(reference.shapes.map(({ name }) => name)).toContain('tree')
    expect(start?.body?.contents[0]?.schema?.fields?.[2]?.schema).toMatchObject({ drawnElsewhere: true })
  })

  it('F71: a mistake in another file is told with its line there', () => {
    const [wrong] = problemsOf({
      ...OTHERS,
      'apis/shapes/request.yaml': REQUEST.replace('maxItems: 5', 'maxItems: five'),
    })
    expect(wrong).toMatchObject({
      file: 'apis/shapes/request.yaml',
      line: 9,
      keyPath: '/Request/properties/tags/maxItems',
    })
    const [lost] = problemsOf({
      ...OTHERS,
      'apis/nodes.yaml': NODES.replace('description: All nodes.', "$ref: 'x.yaml'"),
    })
    expect(lost).toMatchObject({ file: 'apis/nodes.yaml', line: 8, received: 'x.yaml' })
    const [broken] = problemsOf({ ...OTHERS, 'apis/nodes.yaml': 'get: [' })
    expect(broken).toMatchObject({
      file: 'apis/nodes.yaml',
      message: expect.stringContaining('no valid YAML'),
    })
  })

  it('F71: a file or a place in it that is missing is told where it is asked for', () => {
    const { 'apis/nodes.yaml': _nodes, ...others } = OTHERS
    expect(problemsOf(others)).toMatchObject([{ keyPath: '/paths/~1nodes/$ref', received: './nodes.yaml' }])
    const main = MAIN.replace('request.yaml#/Request', 'request.yaml#/Reqest')
    expect(problemsOf(OTHERS, main)).toMatchObject([
      { received: 'shapes/request.yaml#/Reqest', file: 'apis/jobs.yaml' },
    ])
  })

  it('F71: a shape from the middle of another one may contain itself', () => {
    const text = SMALL.replace(
      '        callback:\n',
      "        nest:\n          type: object\n          properties:\n            inner:\n              $ref: '#/components/schemas/JobRequest/properties/nest'\n        callback:\n",
    )
    expect(readReference(text, 'apis/jobs.yaml').shapes.map(({ name }) => name)).toContain('nest')
  })
})

describe('F71: versions', () => {
  const OLD = SMALL.replace('openapi: 3.1.0', 'openapi: 3.0.3')
    .replace("type: [string, 'null']", 'type: string\n          nullable: true')
    .replace(
      "          oneOf:\n            - $ref: '#/components/schemas/Job'\n            - type: 'null'\n",
      "          nullable: true\n          allOf:\n            - $ref: '#/components/schemas/Job'\n",
    )

  it('F71: OpenAPI 3.0 gives the model of 3.1', () => {
    const [{ definitions: old, ...before }, { definitions, ...model }] = [OLD, SMALL].map((text) =>
      readReference(text, 'apis/jobs.yaml'),
    ) as [ApiReference, ApiReference]
    expect([before.format, model.format]).toEqual(['OpenAPI 3.0', 'OpenAPI 3.1'])
    expect({ ...before, format: model.format }).toEqual(model)
    expect(Object.keys(old)).toEqual(Object.keys(definitions))
  })

  it('F71: a limit that is left out is told as such', () => {
    const text = OLD.replace(
      '            type: boolean\n            default: false',
      '            type: integer\n            minimum: 0\n            exclusiveMinimum: true',
    ).replace('example: true', 'example: 1')
    const [start] = operationsOf(readReference(text, 'apis/jobs.yaml'))
    expect(start?.parameters[0]?.schema.limits).toEqual(['more than 0'])
    expect(() => readReference(text.replace('example: 1', 'example: 0'), 'apis/jobs.yaml')).toThrow(
      /must be > 0/,
    )
  })

  it('F71: OpenAPI 3.2: the method QUERY, methods without a word, titles of tags', () => {
    const text = SMALL.replace('openapi: 3.1.0', 'openapi: 3.2.0')
      .replace('  - name: Jobs\n', '  - name: Jobs\n    summary: All about jobs\n')
      .replace(
        '  /jobs/{job_id}:\n',
        `  /search:
    query:
      operationId: searchJobs
      tags: [Jobs]
      summary: Search jobs
      description: Finds jobs.
      responses:
        '200':
          summary: What was found.
    additionalOperations:
      COPY:
        operationId: copyJobs
        tags: [Jobs]
        summary: Copy jobs
        description: Copies jobs.
        responses:
          '204':
            description: Copied.
  /jobs/{job_id}:
`,
      )
    const reference = readReference(text, 'apis/jobs.yaml')
    expect(reference.groups.map(({ id, title }) => [id, title])).toEqual([['jobs', 'All about jobs']])
    expect(operationsOf(reference).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /jobs',
      'QUERY /search',
      'COPY /search',
      'GET /jobs/{job_id}',
    ])
    expect(operationsOf(reference)[1]?.responses[0]?.description).toBe('What was found.')
  })
})
