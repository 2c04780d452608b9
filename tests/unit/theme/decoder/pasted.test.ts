/** What readers paste, as it comes from terminals, logs, editors and chats. */
import { describe, expect, test } from 'vitest'
import type { ApiReference } from '../../../../src/reference/model.ts'
import { around, partsOf } from '../../../../src/reference/walk.ts'
import { decode } from '../../../../src/theme/applications/decoder/decode.ts'
import { withoutSecrets } from '../../../../src/theme/applications/decoder/hide-secrets.ts'
import { knownDocuments } from './known-documents.ts'

const { references, index, load } = await knownDocuments()
const host = (name: string) =>
  new URL(index.documents.find((one) => one.name === name)?.servers[0] ?? '').origin
const scribe = host('scribe-batch-v2')
const llm = index.documents.find((one) => one.name === 'llm')?.servers[0]

/** What a text is: the document and the operation or permalink. */
async function told(text: string): Promise<string> {
  const { pasted, values, request, errors, headers } = await decode(text, index, load)
  if (request?.target) {
    const { document, operation } = request.target
    return `${request.request.method} ${document.name} ${operation.id}`
  }
  if (request?.sockets[0]) return `socket ${request.sockets[0].name}`
  const [first] = values.flatMap(({ found }) => found.best)
  if (first) return `${first.document.name} ${first.shape.id}`
  if (errors.length > 0) return `errors ${errors.length}`
  if (headers.length > 0) return `header ${headers[0]?.name}`
  return pasted.kind
}

const V2 = `${scribe}/api/v2/transcription`
const ERROR = '{"detail":"The media_url field is missing.","msg_code":"S2T-BA-0042"}'

const CASES: [name: string, text: string, expected: string | RegExp][] = [
  [
    'a command',
    `curl -H "Authorization: Bearer $TOKEN" ${V2}/5f1c7d`,
    'GET scribe-batch-v2 download-transcription',
  ],
  ['with a prompt', `$ curl -X DELETE ${V2}/5f1c7d`, 'DELETE scribe-batch-v2 delete-transcription'],
  [
    'with a long prompt',
    `me@host:~/work$ curl --request=DELETE ${V2}/5f1c7d`,
    'DELETE scribe-batch-v2 delete-transcription',
  ],
  ['of PowerShell', `PS C:\\Users\\me> curl.exe -I ${V2}/5f1c7d`, /^HEAD scribe-batch-v2/],
  [
    'of cmd, with ^',
    `C:\\> curl ^\r\n  -H "Authorization: Bearer abc" ^\r\n  -F "media=@a.mp3" ^\r\n  "${V2}"`,
    'POST scribe-batch-v2 start-transcription',
  ],
  [
    'of a browser for cmd',
    `curl ^"${V2}/5f1c7d^" ^\n  -H ^"accept: application/json^"`,
    'GET scribe-batch-v2 download-transcription',
  ],
  [
    'over several lines',
    `curl \\\n  --header 'Accept: text/vtt' \\\n  ${V2}/5f1c7d`,
    'GET scribe-batch-v2 download-transcription',
  ],
  [
    'with CRLF',
    `curl \\\r\n  -XDELETE \\\r\n  ${V2}/5f1c7d\r\n`,
    'DELETE scribe-batch-v2 delete-transcription',
  ],
  [
    'with letters joined',
    `curl -sSX DELETE ${V2}/5f1c7d -o out.json`,
    'DELETE scribe-batch-v2 delete-transcription',
  ],
  ['with --json', `curl --json '{"text":"a"}' ${llm}/auditors/`, 'POST llm list-auditors'],
  [
    'with -G',
    `curl -G -d unique_id=a1 ${scribe}/api/v1/transcription`,
    'GET scribe-batch-v1 query-transcription',
  ],
  [
    'cut in a quote',
    `curl -H 'Authorization: Bearer abc' '${V2}/5f1c7d`,
    'GET scribe-batch-v2 download-transcription',
  ],
  [
    'with variables',
    `api=${V2}\nauth="Authorization: Bearer x"\ncurl --header "$auth" "$api/$id"`,
    'GET scribe-batch-v2 download-transcription',
  ],
  [
    'in a script',
    `response=$(curl --silent -F "media=@$1" ${V2})`,
    'POST scribe-batch-v2 start-transcription',
  ],
  [
    'of another host',
    `curl -X DELETE http://localhost:8080/api/v2/transcription/1`,
    'DELETE scribe-batch-v2 delete-transcription',
  ],
  ['an address', `${V2}/5f1c7d`, 'GET scribe-batch-v2 download-transcription'],
  ['the address of a WebSocket', `${scribe.replace('https', 'wss')}/ws`, /^socket scribe-real-time-v/],
  ['a request', `POST /api/v1/annotations-async HTTP/1.1\r\nHost: any.example\r\n`, /^POST nerd/],
  ['the line of a call', 'GET /v3/extractions/6f1d/', 'GET extract-v3 get-extraction'],
  [
    'an answer',
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\n\r\n${ERROR}`,
    'scribe-batch-v2 start-transcription.400',
  ],
  [
    'an answer of HTTP/2',
    `HTTP/2 400\ncontent-type: application/json\n\n${ERROR}`,
    'scribe-batch-v2 start-transcription.400',
  ],
  [
    'the words of curl -v',
    `* Connected\n> POST /api/v2/transcription HTTP/2\n> Host: x\n>\n< HTTP/2 400\n< content-type: application/json\n<\n{ [84 bytes data]\n${ERROR}`,
    'scribe-batch-v2 start-transcription.400',
  ],
  ['an error', ERROR, 'scribe-batch-v2 start-transcription.400'],
  ['a code of an error', 'S2T-BA-0042', 'scribe-batch-v2 start-transcription.400'],
  ['the code of a token endpoint', 'invalid_scope', 'authentication request-access-token.4XX'],
  ['a sentence of an error', 'The access token has expired.', /^scribe-batch-v1 .*403$/],
  ['a status', '429', /^errors \d/],
  ['a status with words', '429 Too Many Requests', /^errors/],
  ['a status and its text', '403\nThe access token has expired.', /^scribe-batch-v1 .*403$/],
  ['a header', 'Retry-After: 3', /^header retry-after|^answer/],
  ['in a fence of Markdown', '```json\n' + ERROR + '\n```', 'scribe-batch-v2 start-transcription.400'],
  [
    'with single quotes of Python',
    `{'detail': 'The media_url field is missing.', 'msg_code': 'S2T-BA-0042'}`,
    'scribe-batch-v2 start-transcription.400',
  ],
  [
    'with True and None',
    `{'access_token': 'x', 'token_type': 'Bearer', 'expires_in': 1800, 'scope': None}`,
    /^authentication|^llm/,
  ],
  ['with a comma too many', '{"detail":"x","msg_code":"S2T-BA-0042",}', /^scribe-batch-v2/],
  ['cut in a text', '{"detail":"The media_url field is missing.","msg_code":"S2T-B', /^scribe-batch-v2/],
  ['cut after a name', '{"detail":"The media_url field is missing.","msg_code":', /^(nerd|scribe)/],
  ['with a mark of bytes', `\uFEFF${ERROR}`, 'scribe-batch-v2 start-transcription.400'],
  ['behind words of a log', `2026-01-01 ERROR answer: ${ERROR}`, 'scribe-batch-v2 start-transcription.400'],
  ['captions', 'WEBVTT\r\n\r\n00:00:00.000 --> 00:00:01.000\r\nHello', /^scribe-batch/],
  ['a message of a WebSocket tool', '> {"type":"none","stuff":1}', 'value'],
  ['what nothing describes', '{"colour":"blue","taste":"sweet"}', 'value'],
  ['a text', 'Hello, world', 'text'],
  ['nothing', '  \n ', 'nothing'],
]

describe('is recognised', () => {
  test.each(CASES)('%s', async (_, text, expected) => {
    expect(await told(text)).toMatch(expected)
  })
})

test('a request is checked by the service of the page, which says what is wrong with it', async () => {
  const { request } = await decode(
    `curl -X POST ${V2} -H 'Content-Type: application/json' -d '{"wrong":1}'`,
    index,
    load,
  )
  expect(request?.exchange?.violations.map(({ place }) => place)).toContain('security')
  expect(request?.exchange?.violations.length).toBeGreaterThan(1)
})

test('a value is compared with each version of its service', async () => {
  const v3 = references.find(({ name }) => name === 'extract-v3')
  const answers = partsOf(v3 as ApiReference, 'example').filter(
    (part) => around(part, 'response')?.of.id === 'get-extraction.200',
  )
  const told = new Set<string>()
  for (const { of } of answers) {
    const { values } = await decode(JSON.stringify(of.value), index, load)
    const all = values.flatMap(({ found: { best, versions } }) => [...best, ...versions])
    for (const { document, misfits } of all) told.add(`${document.name} ${misfits.length === 0}`)
  }
  expect(told).toContain('extract-v3 true')
  expect(told).toContain('extract-v2 false')
})

const CANARY = 'c4n4ry'
test.each([
  `curl -H "Authorization: Bearer ${CANARY}abcdefgh" ${V2}`,
  `curl -H 'authorization: ${CANARY}abcdefgh' ${V2}`,
  `curl -u me:${CANARY} ${V2}`,
  `curl --oauth2-bearer ${CANARY}abcdefghijkl ${V2}`,
  `curl -b "session=${CANARY}" ${V2}`,
  `Cookie: a=b; session=${CANARY}`,
  `X-Api-Key: ${CANARY}`,
  `{"access_token":"${CANARY}","refresh_token": "${CANARY}","client_assertion":"${CANARY}"}`,
  `{'password': '${CANARY}'}`,
  `{"key": "${CANARY}", "x-amz-policy": "${CANARY}"}<api:password type="x">${CANARY}</api:password>`,
  `refresh_token=${CANARY}&client_secret=${CANARY}&to=https%3A%2F%2Ffiles.example%2F%3Fsig%3D${CANARY}`,
  `https://storage.example/file?X-Amz-Credential=${CANARY}&X-Amz-Signature=${CANARY}&x=1`,
  `https://me:${CANARY}@host.example/`,
  `curl ^"${V2}^" -H ^"Authorization: Bearer ${CANARY}abcdefgh^"`,
  `-----BEGIN PRIVATE KEY-----\n${CANARY}\n-----END PRIVATE KEY-----`,
  `the token eyJhbGciOi${CANARY}.eyJhbGciOi${CANARY}.${CANARY} is wrong`,
])('secrets are taken out: %s', async (text) => {
  expect(withoutSecrets(text)).not.toContain(CANARY)
  expect(withoutSecrets(withoutSecrets(text))).toBe(withoutSecrets(text))
  expect(JSON.stringify(await decode(text, index, load))).not.toContain(CANARY)
})
