/** What a console takes for a secret, and what becomes of it in an address and for a real host. */
import { expect, it } from 'vitest'
import type { Operation } from '../../../../src/reference/model.ts'
import { type ConsoleValues, firstValues } from '../../../../src/theme/applications/console/console-values.ts'
import { withoutSecretValues } from '../../../../src/theme/applications/console/secret-values.ts'
import { all, CANARY, FIRST, NAMES, written } from './written-address.ts'

it('every name of a secret, wherever JSON has it, and every text that holds one', () => {
  const { reference, operation } = all.find(({ operation: { body } }) => body) ?? FIRST
  const first = firstValues(reference, operation)
  const texts = [
    `https://files.example/a.mp3?X-Amz-Signature=${CANARY.split(' ')[0]}&x=1`,
    `https://files.example/a.mp3?sv=1&sig=c4n4ry`,
    `https://me:c4n4ry@files.example/a.mp3`,
    `https://go.example/?to=https%3A%2F%2Ffiles.example%2F%3Fsignature%3Dc4n4ry`,
    'Authorization: Bearer c4n4ry',
    'it is eyJhbGciOic4n4ry.eyJhbGciOic4n4ry.c4n4ry',
    '-----BEGIN PRIVATE KEY-----\nc4n4ry\n-----END PRIVATE KEY-----',
    '{"refresh_token":"c4n4ry"}',
    '<login><password>c4n4ry</password></login>',
  ]
  for (const name of NAMES)
    for (const body of [{ [name]: CANARY }, { jobs: [{ a: { [name]: CANARY } }] }, [{ [name]: [CANARY] }]])
      expect(written(reference, operation, { ...first, body }), name).not.toContain('c4n4ry')
  for (const text of texts)
    for (const body of [text, { media_url: text }, { jobs: [text] }])
      expect(
        written(reference, operation, { ...first, body, parameters: { 'query a': text } }),
        text,
      ).not.toContain('c4n4ry')
})

it('what a document says is a secret is one, whatever its name; cookies are', () => {
  const { reference, operation } = FIRST
  const [like] = all.flatMap((one) => one.operation.parameters)
  if (!like) throw new Error('no parameter')
  const content = { mediaType: 'application/json', examples: [] }
  const secret = { type: 'string', format: 'password' }
  const own = {
    ...operation,
    parameters: [
      { ...like, place: 'cookie' as const, name: 'visit', jsonSchema: { type: 'string' } },
      { ...like, place: 'header' as const, name: 'X-Proof', jsonSchema: secret },
      { ...like, place: 'query' as const, name: 'page', jsonSchema: { type: 'integer' } },
    ],
    body: {
      contents: [
        {
          ...content,
          jsonSchema: {
            type: 'object',
            properties: {
              pin: secret,
              in: { properties: { proof: { contentMediaType: 'application/jwt' } } },
            },
          },
        },
      ],
    },
  } as unknown as Operation
  const values = {
    ...firstValues(reference, operation),
    parameters: { 'cookie visit': CANARY, 'header X-Proof': CANARY, 'query page': 2 },
    body: { pin: CANARY, in: { proof: CANARY }, text: 'stays' },
  }
  const text = written(reference, own, values)
  expect(text).not.toContain('c4n4ry')
  expect(text).toContain('stays')
  expect(text).toContain('"query page":2')
  expect(JSON.stringify(withoutSecretValues(reference, own, values))).not.toContain('c4n4ry')
})

it('values for a real host are without secrets, by their names, however deep', () => {
  const { reference, operation } = FIRST
  const values: ConsoleValues = {
    ...firstValues(reference, operation),
    parameters: { 'header X-Api-Key': 'k', 'query page': 2 },
    body: { client_secret: 's', token_type: 'Bearer', jobs: [{ refreshToken: 't', tokens: 7 }], keys: ['k'] },
    rawBody: '{"client_secret":"s"',
  }
  const { rawBody: _raw, ...others } = values
  expect(withoutSecretValues(reference, operation, values)).toEqual({
    ...others,
    parameters: { 'header X-Api-Key': '', 'query page': 2 },
    body: {
      client_secret: '',
      token_type: 'Bearer',
      jobs: [{ refreshToken: '', tokens: 7 }],
      keys: [''],
    },
  })
})
