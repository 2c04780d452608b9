/** What is read as a call, and which described call it fits. */
import { expect, test } from 'vitest'
import { callOfTerm, callTerm, fitOf, readCall } from '../../../../src/search/words/calls.ts'

const IDS = { method: '', host: '', segments: ['api', 'v1', 'ids'] }

test.each([
  ['/api/v1/ids', IDS],
  ['api/v1/ids/', IDS],
  [' `/api/v1/ids`. ', IDS],
  ['"/api/v1/ids",', IDS],
  ['/api/v1/ids?a=b/c#d', IDS],
  ['get /api/v1/ids', { ...IDS, method: 'GET' }],
  ['https://API.example.com/api/v1/ids', { ...IDS, host: 'api.example.com' }],
  ['DELETE https://localhost:3000/api/v1/ids', { ...IDS, method: 'DELETE', host: 'localhost:3000' }],
  ["POST 'https://api.example.com/api/v1/ids' \\", { ...IDS, method: 'POST', host: 'api.example.com' }],
  ['api.example.com/api/v1/ids', { ...IDS, host: 'api.example.com' }],
  ['{{host}}/api/v1/ids', { ...IDS, host: '{{host}}' }],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of a shell
  ['${BASE_URL}/api/v1/ids', { ...IDS, host: '${base_url}' }],
  ['$BASE_URL/api/v1/ids', { ...IDS, host: '$base_url' }],
  ['wss://api.example.com/api/v1/ids', { ...IDS, host: 'api.example.com' }],
  ['https://api.example.com', { method: '', host: 'api.example.com', segments: [] }],
])('F12: %s is a call', (text, call) => expect(readCall(text)).toEqual(call))

test.each(['', '/', 'ids', 'a word', 'what is /api/v1/ids', 'GET', 'get started', '// comment here', '?/'])(
  'F12: %o is none',
  (text) => expect(readCall(text)).toBeUndefined(),
)

test('F12: a term says its call', () => {
  const name = 'GET https://api.example.com/ids/{id}'
  expect(callOfTerm(callTerm(name) ?? '')).toEqual(readCall(name))
  expect(callTerm('media_url')).toBeUndefined()
  expect(callTerm('/api/v2/jobs')).toBeUndefined()
  expect(callOfTerm('media url=')).toBeUndefined()
})

/** The described calls that fit best. */
function best(asked: string, described: readonly string[]): string[] {
  const call = readCall(asked)
  const fits = described.map((one) => {
    const own = readCall(one)
    return call && own ? fitOf(call, own) : 0
  })
  const most = Math.max(...fits)
  return described.filter((_, index) => most > 0 && fits[index] === most)
}

const JOBS = [
  'GET https://a.example.com/v1/jobs/{id}',
  'DELETE https://a.example.com/v1/jobs/{id}',
  'GET https://a.example.com/v1/jobs/latest',
  'GET https://a.example.com/v1/jobs/{id}/files/{name}.json',
  'GET https://b.example.com/v1/jobs/{id}',
  'GET https://a.example.com/v1/{anything}',
]

test.each([
  ['/v1/jobs/42', [JOBS[0], JOBS[1], JOBS[4]]],
  ['GET /v1/jobs/42', [JOBS[0], JOBS[4]]],
  ['GET https://a.example.com/v1/jobs/42', [JOBS[0]]],
  ['https://b.example.com/v1/jobs/42', [JOBS[4]]],
  ['/v1/jobs/:id', [JOBS[0], JOBS[1], JOBS[4]]],
  ['/jobs/{job_id}', [JOBS[0], JOBS[1], JOBS[4]]],
  ['/V1/Jobs/latest', [JOBS[2]]],
  ['/jobs/42/files/a.json', [JOBS[3]]],
  ['/jobs/42/files/a.xml', []],
  ['PATCH /v1/jobs/latest', [JOBS[2]]],
  ['/v2/jobs/42', []],
  ['/42', []],
  ['/v1/jobs/42/more', []],
  ['/v1/42', [JOBS[5]]],
])('F12: %s', (asked, expected) => expect(best(asked, JOBS)).toEqual(expected))
