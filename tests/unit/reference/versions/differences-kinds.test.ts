import { expect, it } from 'vitest'
import type { ApiReference } from '../../../../src/reference/model.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { differences } from '../../../../src/reference/versions/differences.ts'
import type { Kind } from '../../../../src/reference/walk.ts'
import { EVERY_PART } from '../every-part.ts'
import { SMALL_SOCKET } from '../small-socket.ts'

/** In the newer version each operation and message takes the place of its own namesake. */
const PAIRED = EVERY_PART.replace(/operationId: ((start|read)Job)/g, '$&\n      x-replaces: $1')
const PAIRED_SOCKET = SMALL_SOCKET.replace(/ {6}name: (\w+)\n/g, '$&      x-replaces: $1\n')

const JOB_REQUEST = ":\n            schema:\n              $ref: '#/components/schemas/JobRequest'"

interface Edit {
  find: string
  put: string
  told: string[]
}

/** For each kind of part an edit of the newer version, and what the differences say; or why they say nothing. */
const EDITS: Record<Kind, Edit | string> = {
  group: 'a program does not see under which heading an operation stands',
  example: 'it shows something and promises nothing',
  channel: 'channel-changes.test.ts: the document with one channel has none in its model',
  operation: {
    find: 'x-replaces: startJob',
    put: 'x-new: true',
    told: ['! startJob operation: POST /jobs | –', '  startJob operation: – | POST /jobs'],
  },
  callback: {
    find: '        finished:',
    put: '        ended:',
    told: ['! startJob callback: finished | ended'],
  },
  parameter: {
    find: 'name: dry_run',
    put: 'name: check',
    told: ['! startJob parameter: dry_run (query) | check (query)'],
  },
  body: {
    find: '        required: true\n        description: What to do.',
    put: '        description: What to do.',
    told: ['  startJob request body: required | –'],
  },
  response: { find: "'429':", put: "'503':", told: ['! startJob error status: 429 | 503'] },
  header: { find: 'Expires:', put: 'Ends:', told: ['! readJob response header: Expires | Ends'] },
  content: {
    find: `application/json${JOB_REQUEST}`,
    put: `application/x-job+json${JOB_REQUEST}`,
    told: ['! startJob request type: application/json | application/x-job+json'],
  },
  schema: {
    find: 'type: integer',
    put: 'type: number',
    told: ['! startJob.finished request field: minutes: integer | minutes: number'],
  },
  field: {
    find: 'minutes:',
    put: 'hours:',
    told: ['! startJob.finished request field: minutes | hours'],
  },
  value: { find: 'enum: [yes, no]', put: 'enum: [yes]', told: ['! startJob parameter value: no | –'] },
  shape: {
    find: ', umber]',
    put: ']',
    told: ['! startJob allowed value: umber | –', '! startJob allowed value: umber | –'],
  },
  message: {
    find: 'x-replaces: Welcome',
    put: 'x-inferred: true',
    told: ['! Welcome message: Welcome | –', '  Welcome message: – | Welcome'],
  },
}

const edited = Object.entries(EDITS).flatMap(([kind, edit]) =>
  typeof edit === 'string' ? [] : [{ kind, ...edit }],
)

const read = (text: string) => readReference(text, 'apis/jobs.yaml')
const HTTP = read(EVERY_PART)
const SOCKET = read(SMALL_SOCKET)

function told(older: ApiReference, newer: string): string[] {
  return differences(older, read(newer)).map(
    ({ breaking, operation, what, before = '–', after = '–' }) =>
      `${breaking ? '!' : ' '} ${operation} ${what}: ${before} | ${after}`,
  )
}

it('equal documents have no differences', () => {
  expect(told(HTTP, PAIRED)).toEqual([])
  expect(told(SOCKET, PAIRED_SOCKET)).toEqual([])
})

it.each(edited)('a change of a $kind is told', ({ kind, find, put, told: expected }) => {
  const [older, newer] = kind === 'message' ? ([SOCKET, PAIRED_SOCKET] as const) : ([HTTP, PAIRED] as const)
  expect(newer).toContain(find)
  expect(told(older, newer.replace(find, put))).toEqual(expected)
})

it('a field that a client must send breaks, one that the service sends does not', () => {
  const must = PAIRED.replace('required: [kind]', 'required: [kind, tags]')
  expect(told(HTTP, must)).toEqual([
    '! startJob request field: tags: array of strings | tags: array of strings, required',
  ])
  const gives = PAIRED.replace(
    'type: object\n                      properties:\n                        result',
    'type: object\n                      required: [result]\n                      properties:\n                        result',
  )
  expect(gives).not.toBe(PAIRED)
  expect(told(HTTP, gives)).toEqual([])
})

it('a body that becomes required breaks', () => {
  const optional = EVERY_PART.replace(
    '        required: true\n        description: What to do.',
    '        description: What to do.',
  )
  expect(told(read(optional), PAIRED)).toEqual(['! startJob request body: – | required'])
})

it('another name of a message breaks; its fields break what a client sends and what it reads', () => {
  const renamed = PAIRED_SOCKET.replace('name: Welcome\n', 'name: Greeting\n').replace(
    'message: Welcome\ncomponents',
    'message: Greeting\ncomponents',
  )
  expect(told(SOCKET, renamed)).toEqual(['! Greeting message name: Welcome | Greeting'])
  const lost = PAIRED_SOCKET.replace('          number:', '          count:').replace('number: 1', 'count: 1')
  expect(told(SOCKET, lost)).toEqual(['! Welcome message field: number | count'])
})
