import { beforeEach, describe, expect, test } from 'vitest'
import { type Exchange, type SentRequest, sentenceOf } from '../../../src/mock/exchange.ts'
import { Service } from '../../../src/mock/service.ts'
import { readReference } from '../../../src/reference/read-reference.ts'
import { JOBS } from './jobs-document.ts'

const reference = readReference(JOBS, 'apis/jobs.yaml')
const json = { 'content-type': 'application/json' }
let service: Service

beforeEach(() => {
  service = new Service([reference], { access_token: 'good' })
})

function send(
  method: string,
  path: string,
  more: Partial<Omit<SentRequest, 'body'>> & { body?: string } = {},
): Exchange {
  const { body = '', headers = {}, query = [] } = more
  const sent = { authorization: 'Bearer good', ...headers }
  return service.answer({
    method,
    host: 'jobs.example',
    path: `/api${path}`,
    query,
    headers: sent,
    body: Buffer.from(body),
  })
}

function form(...parts: string[]): { headers: Record<string, string>; body: string } {
  const body = `${parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--x--\r\n`
  return { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body }
}

const MEDIA = 'name="media"; filename="a.mp3"\r\nContent-Type: audio/mpeg\r\n\r\nbytes'

describe('A request that fits', () => {
  test('is answered with the example that belongs to it', () => {
    const usual = send('POST', '/jobs', { headers: json, body: '{"text":"Hello"}' })
    const urgent = send('POST', '/jobs', { headers: json, body: '{"text":"Quick","priority":"high"}' })
    expect(usual).toMatchObject({
      targets: ['jobs#startJob'],
      violations: [],
      answer: { status: 201, body: '{"id":"job-1"}' },
    })
    expect(urgent.answer?.body).toBe('{"id":"job-2"}')
  })

  test('as a form with a file and a part of JSON', () => {
    const options = 'name="options"\r\nContent-Type: application/json\r\n\r\n{"text":"Hello"}'
    expect(send('POST', '/jobs', form(MEDIA, options))).toMatchObject({
      violations: [],
      answer: { status: 201 },
    })
  })

  test('is answered in turn, for HEAD and GET together, until a new job begins', () => {
    const statuses = [send('HEAD', '/jobs/job-1'), send('GET', '/jobs/job-1'), send('GET', '/jobs/job-1')]
    expect(statuses.map(({ answer }) => answer?.status)).toEqual([202, 200, 200])
    send('POST', '/jobs', { headers: json, body: '{"text":"Hello"}' })
    expect(send('GET', '/jobs/job-1').answer?.status).toBe(202)
  })

  test('is answered in the format it asks for, or with 406', () => {
    send('GET', '/jobs/job-1')
    const ask = (accept: string) => send('GET', '/jobs/job-1', { headers: { accept } }).answer
    expect(ask('text/vtt')?.body).toBe('WEBVTT')
    expect(ask('text/*, */*;q=0.1')?.body).toBe('WEBVTT')
    expect(ask('image/png')?.status).toBe(406)
  })

  test('for a thing that does not exist is answered with 404', () => {
    expect(send('GET', '/jobs/other')).toMatchObject({ violations: [], answer: { status: 404 } })
    send('DELETE', '/jobs/job-1')
    expect(send('GET', '/jobs/job-1').answer?.status).toBe(404)
  })
})

describe('A request that does not fit', () => {
  test.each<[string, () => Exchange, string]>([
    ['an address', () => send('GET', '/nothing'), 'no operation has this address'],
    ['a method', () => send('PUT', '/jobs'), 'PUT is not described here, only POST'],
    [
      'a token',
      () => send('GET', '/jobs/job-1', { headers: { authorization: 'Bearer bad' } }),
      'a token that nobody issued',
    ],
    [
      'a scheme',
      () => send('GET', '/jobs/job-1', { headers: { authorization: 'good' } }),
      "is not 'Bearer' and a token",
    ],
    [
      'a parameter',
      () => send('GET', '/jobs/job-1', { query: [['page', '2']] }),
      "query parameter 'page' is unknown",
    ],
    [
      'a value',
      () => send('POST', '/jobs', { headers: json, body: '{"text":"a"}', query: [['dry_run', 'perhaps']] }),
      'must be boolean',
    ],
    [
      'a header',
      () => send('GET', '/jobs/job-1', { headers: { 'x-tenant': '1' } }),
      "header 'x-tenant' is unknown",
    ],
    ['no body', () => send('POST', '/jobs'), 'the body is missing'],
    [
      'a media type',
      () => send('POST', '/jobs', { headers: { 'content-type': 'text/plain' }, body: 'a' }),
      "the body has the media type 'text/plain', not",
    ],
    ['broken JSON', () => send('POST', '/jobs', { headers: json, body: '{' }), 'the body is no JSON'],
    [
      'an unknown field',
      () => send('POST', '/jobs', { headers: json, body: '{"text":"a","colour":"red"}' }),
      '/colour is an unknown field',
    ],
    ['a missing field', () => send('POST', '/jobs', { headers: json, body: '{}' }), '/text is missing'],
    [
      'an unknown part',
      () => send('POST', '/jobs', form(MEDIA, 'name="file"\r\n\r\na')),
      '/file is an unknown field',
    ],
    [
      'a missing part',
      () =>
        send('POST', '/jobs', form('name="options"\r\nContent-Type: application/json\r\n\r\n{"text":"a"}')),
      '/media is missing',
    ],
    [
      'a type of a part',
      () => send('POST', '/jobs', form(MEDIA.replace('audio/mpeg', 'image/png'))),
      "part 'media' has the type 'image/png'",
    ],
    [
      'a part of JSON without its type',
      () => send('POST', '/jobs', form(MEDIA, 'name="options"\r\n\r\n{"text":"a"}')),
      "part 'options' has the type 'none'",
    ],
  ])('because of %s', (_, act, expected) => {
    const { violations, answer } = act()
    expect(violations.map(sentenceOf).join('\n')).toContain(expected)
    expect(answer?.status).toBeGreaterThanOrEqual(400)
  })
})
