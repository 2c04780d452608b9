import type { ApiReference, Operation } from '../../../../src/reference/model.ts'
import type { Field, Schema } from '../../../../src/reference/schema-model.ts'

/** A field of a body, with the least there is to say. */
export function field(id: string, schema: Partial<Schema>, more: Partial<Field> = {}): Field {
  const name = id.replace(/^.*\./, '')
  return {
    id,
    name,
    pointer: '',
    required: false,
    description: `About ${name}.`,
    schema: { type: 'string', limits: [], ...schema },
    ...more,
  }
}

/** An operation that only has what every one has. */
export function operation(id: string, more: Partial<Operation> = {}): Operation {
  return {
    id,
    operationId: id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    pointer: '',
    method: 'GET',
    path: `/${id}`,
    summary: `Do ${id}`,
    description: `What ${id} does.`,
    security: [[{ name: 'token', scopes: [] }]],
    parameters: [],
    responses: [],
    callbacks: [],
    limits: [],
    publishedPaths: [],
    mock: [],
    ...more,
  }
}

const jobSchema: Schema = {
  type: 'object',
  limits: [],
  fields: [
    field('start-job.body.url', { limits: ['at most 2047 characters'], format: 'uri' }, { required: true }),
    field('start-job.body.priority', {
      default: 'low',
      values: [
        { id: 'start-job.body.priority:low', value: 'low', meaning: 'When there is *time*.' },
        { id: 'start-job.body.priority:high', value: 'high', meaning: 'At once.' },
      ],
    }),
    field('start-job.body.language', {
      nullable: true,
      pattern: '^[a-z]{2}$',
      values: ['de', 'en'].map((value) => ({ id: `start-job.body.language:${value}`, value })),
    }),
    field('start-job.body.country', {
      values: Array.from({ length: 13 }, (_, index) => ({ id: `country:${index}`, value: `C${index}` })),
    }),
    field('start-job.body.labels', {
      type: 'map of objects',
      entries: { type: 'object', limits: [], fields: [field('start-job.body.labels.text', {})] },
    }),
    field('start-job.body.tags', {
      type: 'array of strings',
      limits: ['at most 5 entries'],
      items: { type: 'string', limits: ['at most 20 characters'] },
    }),
    field('start-job.body.parts', {
      type: 'array of objects',
      items: { type: 'object', name: 'Node', limits: [], drawnElsewhere: true },
    }),
    field(
      'start-job.body.source',
      {
        type: 'string or object',
        alternatives: [
          {
            kind: 'one of',
            schemas: [
              { type: 'string', limits: [] },
              {
                type: 'object',
                name: 'Store',
                limits: [],
                fields: [field('start-job.body.source.bucket', {})],
              },
            ],
          },
        ],
      },
      { inferred: true, deprecated: true },
    ),
  ],
}

const startJob = operation('start-job', {
  method: 'POST',
  path: '/jobs',
  summary: 'Start a job',
  description: 'Starts a job. See [how to](/guide#start) and `url`.\n\n- one\n- two',
  isNew: true,
  limits: [{ name: 'Size', value: 'at most **1** gigabyte' }],
  parameters: [
    {
      ...field('start-job.ids', { type: 'array of strings', items: { type: 'string', limits: [] } }),
      place: 'query',
      jsonSchema: {},
      explode: false,
      example: ['a', 'b'],
      variants: [{ name: 'Ticker', pattern: '^[A-Z]+$', description: 'A listing.', example: 'ACME' }],
    },
  ],
  body: {
    description: 'What to do.',
    required: true,
    contents: [
      {
        mediaType: 'application/json',
        schema: jobSchema,
        examples: [{ name: 'usual', summary: 'A usual job', value: { url: 'https://a.example/<x>' } }],
        partTypes: {},
      },
    ],
  },
  responses: [
    {
      id: 'start-job.201',
      pointer: '',
      status: '201',
      description: 'The job has started.',
      headers: [field('start-job.201.Location', {})],
      contents: [
        {
          mediaType: 'application/json',
          schema: { type: 'object', limits: [], fields: [field('start-job.201.id', {})] },
          examples: [{ name: 'usual', value: { id: 'j1' } }],
          partTypes: {},
        },
      ],
    },
    {
      id: 'start-job.429',
      pointer: '',
      status: '429',
      description: 'Too many requests.',
      inferred: true,
      remedy: 'Wait a second.',
      headers: [],
      contents: [],
    },
  ],
  callbacks: [
    {
      name: 'finished',
      operation: operation('start-job.finished', { method: 'PUT', path: '{$request.body#/callback}' }),
    },
  ],
})

/** A document that has one of everything; `node` contains itself. */
export const HTTP: ApiReference = {
  name: 'jobs',
  kind: 'http',
  title: 'Jobs API',
  version: '1.0.0',
  description: 'Runs jobs.',
  servers: [{ url: 'https://jobs.example/v1/', description: 'Production.' }],
  security: [{ name: 'token', kind: 'Bearer token (JWT)', description: 'Valid for an hour.' }],
  limits: [{ name: 'Requests', value: '5 a second', note: 'For all callers together.' }],
  states: {
    description: 'Life of a job.',
    states: [
      { name: 'running', description: 'The job runs.' },
      { name: 'done', description: 'The result is there.', seen: 'status 200' },
    ],
    transitions: [
      { event: 'start', to: 'running' },
      { from: 'running', event: 'finish', to: 'done' },
    ],
  },
  groups: [{ id: 'jobs', title: 'Jobs', slug: 'jobs', description: 'Start jobs.', operations: [startJob] }],
  messages: [],
  shapes: [
    {
      id: 'schema-node',
      name: 'Node',
      schema: {
        type: 'object',
        name: 'Node',
        limits: [],
        fields: [
          field('schema-node.child', { type: 'object', name: 'Node', drawnElsewhere: true, nullable: true }),
        ],
      },
    },
  ],
  definitions: {},
  migration: {},
}
