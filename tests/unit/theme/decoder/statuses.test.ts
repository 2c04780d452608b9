/** A status beside an error: nothing is explained as another one. */
import { expect, test } from 'vitest'
import { statusWords } from '../../../../src/config/status-words.ts'
import { decode } from '../../../../src/theme/applications/decoder/decode.ts'
import { hasStatus } from '../../../../src/theme/applications/decoder/rank-shapes.ts'
import { knownDocuments } from './known-documents.ts'

const { index, load } = await knownDocuments()

const STATUSES = ['400', '401', '403', '404', '405', '406', '409', '415', '422', '429', '500', '502', '503']
const BODIES = [
  '{"message":"Internal Server Error"}',
  '{"detail":"No"}',
  '{"detail":"x","msg_code":"S2T-BA-0001"}',
  '{"error":"invalid_scope"}',
  'The access token has expired.',
  'Too Many Requests',
  'x',
]
const FORMS: ((status: string, body: string) => string)[] = [
  (status, body) => `HTTP/1.1 ${status} ${statusWords(status)}\n\n${body}`,
  (status, body) => `HTTP/2 ${status}\ncontent-type: application/json\n\n${body}`,
  (status, body) => `Error: ${status} ${body}\n    at file:///home/me/start.mjs:8:9`,
  (status, body) => `${status} ${body}`,
  (status, body) => `Fetch: HTTP ${status} ${body}`,
  (status, body) => `curl: (22) The requested URL returned error: ${status}\n${body}`,
  (status, body) => `${body}\ncurl: (22) The requested URL returned error: ${status}`,
]

test.each(STATUSES)('%s is never explained as another status', async (status) => {
  for (const body of BODIES)
    for (const form of FORMS) {
      const text = form(status, body)
      const decoded = await decode(text, index, load)
      expect(decoded.status, text).toBe(status)
      const shapes = decoded.values.flatMap(({ found }) => found.best.map(({ shape }) => shape))
      expect(
        shapes.filter((shape) => !hasStatus(shape, status)),
        text,
      ).toEqual([])
      const isDescribed = index.documents.some(({ operations }) =>
        operations.some(({ statuses }) => statuses.some((known) => hasStatus({ status: known }, status))),
      )
      if (isDescribed) expect(shapes.length + decoded.errors.length, text).toBeGreaterThan(0)
    }
})

test('the body beside a status is read, also in the words of a program', async () => {
  const body = '{"detail":"The media_url field is missing.","msg_code":"S2T-BA-0042"}'
  for (const form of FORMS) {
    const { values } = await decode(form('400', body), index, load)
    expect(values[0]?.found.best[0]?.shape.id).toBe('start-transcription.400')
    expect(values[0]?.value).toEqual(JSON.parse(body))
  }
})

test.each([
  ['Too Many Requests', '429'],
  ['{"message":"Unauthorized"}', '401'],
  ['{"detail":"Not Found"}', '404'],
])('%s is what a status is called, and means the same', async (text, status) => {
  const called = await decode(text, index, load)
  expect(called.status).toBe(status)
  const shapes = called.values.flatMap(({ found }) => found.best.map(({ shape }) => shape))
  expect(shapes.every((shape) => hasStatus(shape, status))).toBe(true)
  if (shapes.length === 0) expect(called.errors).toEqual((await decode(status, index, load)).errors)
})

test.each([
  ['GET /v3/extractions/abc', undefined],
  ['POST /api/v2/transcription', undefined],
  ['curl https://$SCRIBE/api/v2/transcription/1', undefined],
  ['curl http://localhost:8080/api/v2/transcription/1', true],
])('%s: another host is told only where one is named', async (text, otherHost) => {
  const { request } = await decode(text, index, load)
  expect(request?.target).toBeDefined()
  expect(request?.target?.otherHost).toBe(otherHost)
})
