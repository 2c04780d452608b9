import { describe, expect, test } from 'vitest'
import { bytesOf } from '../../../src/mock/bytes.ts'
import { exampleRequest } from '../../../src/mock/example-request.ts'
import type { Exchange } from '../../../src/mock/exchange.ts'
import { Service } from '../../../src/mock/service.ts'
import { readReference } from '../../../src/reference/read-reference.ts'
import { operationsOf } from '../../../src/reference/walk.ts'

/** A document of one operation with these error statuses, each with the same body. */
function documentOf(statuses: readonly string[], error: object = PLAIN): string {
  const content = {
    'application/json': {
      schema: error,
      examples: {
        usual: { summary: 'A field', value: { code: 'E1', detail: 'Something is wrong.', field: 'none' } },
        colour: {
          summary: 'A colour',
          value: { code: 'E2', detail: 'This colour is unknown.', field: 'colour' },
        },
      },
    },
  }
  const response = { description: 'An error.', content }
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Stones', version: '1' },
    servers: [{ url: 'https://stones.example' }],
    security: [{ token: [] }],
    tags: [{ name: 'stones', description: 'Stones.' }],
    paths: {
      '/stones/{id}': {
        put: {
          operationId: 'putStone',
          tags: ['stones'],
          summary: 'Put a stone',
          description: 'Puts a stone.',
          parameters: [
            {
              name: 'id',
              in: 'path',
              required: true,
              description: 'Id.',
              schema: { type: 'string' },
              example: 'a1',
            },
          ],
          requestBody: {
            required: true,
            description: 'The stone.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['size'],
                  properties: { size: { type: 'integer', minimum: 1 }, colour: { enum: ['red', 'blue'] } },
                },
                example: { size: 3, colour: 'red' },
              },
            },
          },
          responses: {
            '200': {
              description: 'Put.',
              content: { 'application/json': { schema: { type: 'object' }, example: {} } },
            },
            ...Object.fromEntries(
              statuses.map((status) => [status, { ...response, 'x-remedy': `Mend ${status}.` }]),
            ),
          },
        },
      },
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A token.' } } },
  })
}

const PLAIN = {
  type: 'object',
  properties: { code: { type: 'string' }, detail: { type: 'string' }, field: { type: 'string' } },
}

function send(text: string, headers: Record<string, string> = {}, body?: string, path?: string): Exchange {
  const reference = readReference(text, 'apis/stones.json')
  const [operation] = operationsOf(reference)
  if (!operation) throw new Error('no operation')
  const secrets = { access_token: 'token' }
  const request = exampleRequest(reference, operation, secrets)
  return new Service([reference], secrets, () => 0).answer({
    ...request,
    ...(path !== undefined && { path }),
    headers: { ...request.headers, ...headers },
    body: body === undefined ? request.body : bytesOf(body),
  })
}

const ALL = ['400', '401', '403', '404', '406', '415', '422', '429']
const MISTAKES: Record<string, (text: string) => Exchange> = {
  token: (text) => send(text, { authorization: 'Bearer other' }),
  id: (text) => send(text, {}, undefined, '/stones/b2'),
  accept: (text) => send(text, { accept: 'image/png' }),
  type: (text) => send(text, { 'content-type': 'text/plain' }),
  broken: (text) => send(text, {}, '{'),
  value: (text) => send(text, {}, '{"size":"big"}'),
  missing: (text) => send(text, {}, '{}'),
  empty: (text) => send(text, {}, ''),
}

describe('A mistake is answered with the status that the document has for it', () => {
  test.each<[string, Record<string, number>, readonly string[]]>([
    [
      'all are named',
      { token: 401, id: 404, accept: 406, type: 415, broken: 400, value: 422, missing: 422, empty: 422 },
      ALL,
    ],
    ['only 400 is', { type: 400, broken: 400, value: 400, missing: 400, empty: 400 }, ['400', '403']],
    ['only 403 is', { token: 403 }, ['403']],
    ['only 422 is', { broken: 422, value: 422 }, ['422']],
    ['a range is', { token: 400, value: 400 }, ['4XX']],
    ['the rest is', { token: 400, value: 400 }, ['default']],
  ])('where %s', (_, expected, statuses) => {
    const text = documentOf(statuses)
    for (const [mistake, status] of Object.entries(expected)) {
      const act = MISTAKES[mistake] as (text: string) => Exchange
      const { answer, remedy, isUndocumented, violations } = act(text)
      expect([mistake, answer?.status]).toEqual([mistake, status])
      const documented =
        statuses.find((one) => one === String(status)) ?? statuses.find((one) => /X|d/.test(one))
      expect([mistake, isUndocumented, remedy]).toEqual(
        documented === undefined ? [mistake, true, undefined] : [mistake, undefined, `Mend ${documented}.`],
      )
      const isForeseen = status === 404 || status === 406
      if (!isForeseen) expect([mistake, violations.length]).toEqual([mistake, 1])
    }
  })

  test('A format that is not described is disregarded where the document has no 406', () => {
    expect(MISTAKES['accept']?.(documentOf(['400', '4XX']))).toMatchObject({
      answer: { status: 200, body: '{}' },
      violations: [{ place: 'header', name: 'accept', text: "asks for 'image/png', which is not described" }],
    })
  })

  test('where none is, the answer says that it is a guess', () => {
    const exchange = MISTAKES['value']?.(documentOf([]))
    expect(exchange).toMatchObject({ answer: { status: 400, body: '' }, isUndocumented: true })
    expect(exchange?.responseId).toBeUndefined()
    expect(MISTAKES['token']?.(documentOf([]))).toMatchObject({
      answer: { status: 401 },
      isUndocumented: true,
    })
  })
})

describe('The body of an error is the example', () => {
  const bodyOf = ({ answer }: Exchange) => JSON.parse(answer?.body ?? '') as unknown

  test('that speaks of the same thing, with the violation in it', () => {
    const text = documentOf(['400'])
    expect(bodyOf(send(text, {}, '{"size":"big"}'))).toEqual({
      code: 'E1',
      detail: 'The field size must be integer.',
      field: 'size',
    })
    expect(bodyOf(send(text, {}, '{"size":1,"colour":"green"}'))).toEqual({
      code: 'E2',
      detail: 'The field colour must be one of "red", "blue".',
      field: 'colour',
    })
  })

  test('as it is, when it would fit its schema no longer', () => {
    const strict = { ...PLAIN, properties: { ...PLAIN.properties, field: { enum: ['none', 'colour'] } } }
    expect(bodyOf(send(documentOf(['400'], strict), {}, '{"size":"big"}'))).toEqual({
      code: 'E1',
      detail: 'Something is wrong.',
      field: 'none',
    })
  })

  test('without a violation as it is', () => {
    expect(bodyOf(send(documentOf(['404']), {}, undefined, '/stones/b2'))).toMatchObject({
      detail: 'Something is wrong.',
    })
  })
})
