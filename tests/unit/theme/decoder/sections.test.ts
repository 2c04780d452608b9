/** What leads to the page of errors: statuses, codes and headers that stand on it. */
import { expect, test } from 'vitest'
import { errorsPage } from '../../../../src/draw/decoder-pages.ts'
import { decode } from '../../../../src/theme/applications/decoder/decode.ts'
import { knownDocuments } from './known-documents.ts'

const { index, load } = await knownDocuments()
const told = async (text: string) =>
  (await decode(text, index, load)).sections.map(({ section, word }) => `${section.id} ${word}`)

test('each section of a status is reached by the status, alone and beside an error', async () => {
  const statuses = index.errors?.sections.map(({ id }) => id).filter((id) => /^\d{3}$/.test(id)) ?? []
  expect(statuses.length).toBeGreaterThan(5)
  for (const status of [...statuses, '500', '502', '503', '504']) {
    const id = status.startsWith('5') ? '5xx' : status
    for (const text of [
      status,
      `HTTP ${status}`,
      `HTTP/1.1 ${status}\n\n{"x":1}`,
      `${status} {"detail":"No"}`,
    ])
      expect(await told(text), text).toEqual([`${id} ${status}`])
  }
})

test.each([
  ['invalid_token', ['401 invalid_token']],
  ['WWW-Authenticate: Bearer error="invalid_token"', ['401 invalid_token']],
  ['{"error":"invalid_client"}', ['400 invalid_client', '401 invalid_client']],
  ['HTTP/1.1 401 Unauthorized\n\n{"error":"invalid_client"}', ['401 401', '400 invalid_client']],
  ['Retry-After: 30', ['429 retry-after']],
  ['{"detail":"The media_url field is missing.","msg_code":"S2T-BA-0042"}', ['400 400']],
  ['202', []],
  ['HTTP/1.1 202 Accepted\nRetry-After: 30', []],
  ['Hello, world', []],
  ['{"colour":"blue","taste":"sweet"}', []],
  ['curl https://a.example/invalid_token', []],
])('%s leads to %j', async (text, sections) => {
  expect(await told(text)).toEqual(sections)
})

test('a site without a page of errors has no such links', async () => {
  const { errors: _, ...without } = index
  expect((await decode('429', without, load)).sections).toEqual([])
})

test('a section is known by its heading and the codes in its text', () => {
  const { sections } = errorsPage('Errors', {
    sections: {
      '': 'All errors.',
      '401#401: refused # twice': 'The code invalid_token, the header Retry-After, LLM-ready.',
    },
  })
  expect(sections).toEqual([
    { id: '401', title: '401: refused # twice', codes: ['invalid_token', 'retry-after'] },
  ])
})
