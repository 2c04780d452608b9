/** Client assertions with real signatures: what the mock accepts, and how it refuses each mistake. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { audienceOf, type RegisteredClient } from '../../../src/mock/check-assertion.ts'
import { decodeJwt } from '../../../src/mock/jwt.ts'
import { registeredScopes } from '../../../src/mock/scopes.ts'
import { exchangeToken } from '../../../src/mock/token-exchange.ts'
import { operationData } from '../../../src/reference/operation-data.ts'
import { readReference } from '../../../src/reference/read-reference.ts'
import { operationsOf } from '../../../src/reference/walk.ts'
import type { KeyPairMistake } from '../../../src/texts/key-pair-texts.ts'
import {
  MISTAKES,
  partsOf,
  requestBody,
  rightForm,
  withMistake,
} from '../../../src/theme/applications/key-pair/assertion.ts'
import { makePair, signJwt } from '../../../src/theme/applications/key-pair/key-pair.ts'

const NOW = 1_800_000_000
const text = readFileSync('apis/authentication.yaml', 'utf8')
  .replaceAll(/'\{\{(\w+)Host\}\}'/g, 'https://$1.example')
  .replaceAll(/\{\{(\w+)\}\}/g, '$1.example')
const whole = readReference(text, 'apis/authentication.yaml')
const found = operationsOf(whole).find(({ operationId }) => operationId === 'requestAccessToken')
if (!found) throw new Error('no token endpoint')
// What the browser gets.
const { reference } = operationData(whole, found)
const operation = reference.groups[0]?.operations[0] as typeof found
const audience = audienceOf(reference, operation)
const [scope = ''] = registeredScopes(reference, operation)
const given = { clientId: 'sample-client', audience, scope, now: NOW }

let key: CryptoKey
let other: CryptoKey
let client: RegisteredClient
beforeAll(async () => {
  const { keys } = await makePair(false)
  key = keys.privateKey
  other = (await makePair(false)).keys.privateKey
  client = { id: 'sample-client', key: keys.publicKey, scopes: registeredScopes(reference, operation) }
})

async function send(form: ReturnType<typeof rightForm>) {
  const { header, claims } = partsOf(form)
  const assertion = await signJwt(header, claims, form.otherKey ? other : key)
  return exchangeToken(reference, operation, { assertion, scope: form.scope }, client, NOW)
}

test('a right assertion is traded for a token that lives as long as the assertion says', async () => {
  expect(audience).toMatch(/^https:\/\/.*\/oauth2\/default\/v1\/token$/)
  const { status, body, faults } = await send(rightForm(given))
  expect({ status, faults }).toEqual({ status: '200', faults: [] })
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 1800, scope })
  expect(decodeJwt((body as { access_token: string }).access_token)?.claims).toMatchObject({
    exp: NOW + 1800,
  })
})

const REFUSED: Record<Exclude<KeyPairMistake, 'reused'>, [kinds: string[], error: string]> = {
  client: [['client', 'client'], 'invalid_client'],
  audience: [['audience'], 'invalid_client'],
  expired: [['expired'], 'invalid_client'],
  lifetime: [['lifetime'], 'invalid_client'],
  milliseconds: [['lifetime'], 'invalid_client'],
  ahead: [['ahead'], 'invalid_client'],
  missing: [['shape'], 'invalid_client'],
  algorithm: [['shape'], 'invalid_client'],
  key: [['signature'], 'invalid_client'],
  scope: [['scope'], 'invalid_scope'],
}

test.each(Object.entries(REFUSED))(
  'the mistake %s is refused for its reason alone, with the error of the document',
  async (name, [kinds, error]) => {
    const { status, body, faults } = await send(withMistake(given, name as KeyPairMistake))
    expect({ status, kinds: faults.map(({ kind }) => kind) }).toEqual({ status: '4XX', kinds })
    expect(body).toEqual({ error, error_description: expect.stringMatching(/^[A-Z].*\.$/) })
  },
)

test('every mistake is either refused, or accepted because no document speaks of it', () => {
  expect([...MISTAKES].sort()).toEqual([...Object.keys(REFUSED), 'reused'].sort())
})

test('a jti that comes again is accepted: no document speaks of it', async () => {
  const form = withMistake(given, 'reused')
  expect([(await send(form)).status, (await send(form)).status]).toEqual(['200', '200'])
})

describe('Other assertions', () => {
  test.each([
    ['an audience of another host', { aud: 'https://other.example/oauth2/default/v1/token' }, 'audience'],
    ['another client', { iss: 'other' }, 'client'],
    ['a time that is a text', { iat: 'now' }, 'shape'],
  ])('%s', async (_name, claims, kind) => {
    const form = rightForm(given)
    const { faults } = await send({ ...form, claims: { ...form.claims, ...claims } })
    expect(faults.map((fault) => fault.kind)).toContain(kind)
  })

  test('60 minutes are accepted, one second more is not; a clock that runs a little fast does no harm', async () => {
    const form = rightForm(given)
    const until = async (iat: number, exp: number) =>
      (await send({ ...form, claims: { ...form.claims, iat: String(iat), exp: String(exp) } })).faults.map(
        ({ kind }) => kind,
      )
    expect(await until(NOW, NOW + 3600)).toEqual([])
    expect(await until(NOW, NOW + 3601)).toEqual(['lifetime'])
    expect(await until(NOW + 300, NOW + 2100)).toEqual([])
    expect(await until(NOW - 1800, NOW)).toEqual(['expired'])
  })

  test('what is no JWT, and one whose claims were changed after signing', async () => {
    const swap = (assertion: string) => exchangeToken(reference, operation, { assertion, scope }, client, NOW)
    expect((await swap('a.b')).faults).toMatchObject([{ kind: 'jwt' }])
    expect((await swap('a.b.c')).faults).toMatchObject([{ kind: 'jwt' }])
    const { header, claims } = partsOf(rightForm(given))
    const good = await signJwt(header, claims, key)
    const [head, , signature] = good.split('.')
    const [, middle] = (await signJwt(header, { ...claims, exp: NOW + 1801 }, key)).split('.')
    expect((await swap(`${head}.${middle}.${signature}`)).faults).toMatchObject([{ kind: 'signature' }])
  })
})

test('more fields than the document names are no mistake', async () => {
  const form = rightForm(given)
  expect((await send({ ...form, header: { ...form.header, kid: 'key-1' } })).status).toBe('200')
})

describe('A key pair', () => {
  test('does not give out its private key, unless the reader wants to see it', async () => {
    const hidden = await makePair(false)
    expect(hidden.privatePem).toBeUndefined()
    expect(hidden.keys.privateKey.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('pkcs8', hidden.keys.privateKey)).rejects.toThrow()
    expect((await makePair(true)).privatePem).toMatch(/^-----BEGIN PRIVATE KEY-----\n/)
  })

  test('has its public key as PEM, which Node.js reads, and as JWK', async () => {
    const { createPublicKey } = await import('node:crypto')
    const { publicPem, publicJwk } = await makePair(false)
    const read = createPublicKey(publicPem)
    expect(read.asymmetricKeyDetails?.modulusLength).toBe(2048)
    const { kty, n, e } = read.export({ format: 'jwk' })
    expect(JSON.parse(publicJwk)).toEqual({ kty, n, e, alg: 'RS256', use: 'sig' })
  })
})

test('the request is the one of the document, form-encoded', () => {
  const fields = new URLSearchParams(requestBody(operation, 'a.b.c', scope))
  expect(Object.fromEntries(fields)).toEqual({
    grant_type: 'client_credentials',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: 'a.b.c',
    scope,
  })
})
