import { beforeEach, describe, expect, test } from 'vitest'
import { bytesOf, signsOf } from '../../../src/mock/bytes.ts'
import type { Exchange } from '../../../src/mock/exchange.ts'
import { Service } from '../../../src/mock/service.ts'
import type { ApiReference } from '../../../src/reference/model.ts'
import { everyDocument } from './every-document.ts'
import { bodyOf, TimedService } from './timed-service.ts'

const reference = (await everyDocument()).find(({ name }) => name === 'authentication') as ApiReference
const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const makePair = () =>
  crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  )
const [pair, other] = await Promise.all([makePair(), makePair()])
const publicKey = await crypto.subtle.exportKey('jwk', pair.publicKey)
const NOW = TimedService.START / 1000
const source = new TimedService([reference])
const { host, path } = source.request('requestAccessToken')
const claims = { iss: 'client', sub: 'client', aud: `https://${host}${path}`, iat: NOW, exp: NOW + 1800 }
let service: Service

const encoded = (bytes: Uint8Array) =>
  btoa(signsOf(bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

async function signed(own: object, header: object = {}, key = pair.privateKey): Promise<string> {
  const text = [{ alg: 'RS256', typ: 'JWT', ...header }, own]
    .map((part) => encoded(bytesOf(JSON.stringify(part))))
    .join('.')
  const signature = await crypto.subtle.sign(algorithm, key, bytesOf(text))
  return `${text}.${encoded(new Uint8Array(signature))}`
}

async function send(assertion: string, scope?: string): Promise<Exchange> {
  const request = source.request('requestAccessToken')
  const fields = new URLSearchParams(String.fromCharCode(...request.body))
  fields.set('client_assertion', assertion)
  if (scope !== undefined) fields.set('scope', scope)
  return service.exchange({ ...request, body: bytesOf(String(fields)) })
}

beforeEach(() => {
  service = new Service([reference], { access_token: 'token' }, () => NOW * 1000)
  service.registerKey('client', publicKey)
})

describe('A client assertion', () => {
  test('that is signed with the registered key gives a token', async () => {
    const exchange = await send(await signed(claims))
    expect(exchange.violations).toEqual([])
    expect(exchange.answer?.status).toBe(200)
    expect(service.tokens).toContain(bodyOf(exchange)['access_token'])
  })

  test.each<[string, () => Promise<string>, string]>([
    [
      'of another address',
      () => signed({ ...claims, aud: `${claims.aud}/` }),
      `is refused: the claim aud is not ${claims.aud}`,
    ],
    [
      'that has expired',
      () => signed({ ...claims, iat: NOW - 3000, exp: NOW - 1 }),
      'is refused: the claim exp has passed 1 seconds ago',
    ],
    [
      'that lives too long',
      () => signed({ ...claims, exp: NOW + 3601 }),
      'is refused: the claim exp is 3601 seconds after iat',
    ],
    [
      'that ends before it begins',
      () => signed({ ...claims, iat: NOW + 30, exp: NOW + 20 }),
      'is refused: the claim exp is not after iat',
    ],
    [
      'about somebody else',
      () => signed({ ...claims, sub: 'someone' }),
      'is refused: the claim sub is not client',
    ],
    [
      'of an unknown client',
      () => signed({ ...claims, iss: 'someone', sub: 'someone' }),
      "is of 'someone', which is not a Client ID with a registered key",
    ],
    [
      'with another algorithm',
      () => signed(claims, { alg: 'HS256' }),
      'is refused: the field alg must be "RS256"',
    ],
    [
      'of another key',
      () => signed(claims, {}, other.privateKey),
      'is refused: the signature is not of the registered key',
    ],
    ['without a claim', () => signed({ ...claims, iat: undefined }), 'is refused: the field iat is missing'],
    [
      'with milliseconds',
      () => signed({ ...claims, iat: NOW + 0.5 }),
      'is refused: the field iat must be integer',
    ],
    [
      'that is no JWT',
      async () => 'a.b.c',
      "is of 'undefined', which is not a Client ID with a registered key",
    ],
  ])('%s is answered with the error of the document', async (_, make, text) => {
    const exchange = await send(await make())
    expect(exchange.violations.map((one) => one.text)).toContain(text)
    expect(exchange.violations[0]).toMatchObject({ place: 'body', pointer: '/client_assertion' })
    expect(exchange.answer?.status).toBe(400)
    expect(exchange.remedy).toContain('Read `error`')
    expect(bodyOf(exchange)).toEqual({
      error: 'invalid_client',
      error_description: `The field client_assertion ${exchange.violations[0]?.text}.`,
    })
  })

  test('with more than the document names is accepted, also twice: no document speaks of it', async () => {
    const assertion = await signed({ ...claims, jti: 'one' }, { kid: 'second' })
    for (const _time of [1, 2]) expect((await send(assertion)).answer?.status).toBe(200)
  })

  test('gives no scope that is not registered', async () => {
    service.registerKey('client', publicKey, ['app:one'])
    const exchange = await send(await signed(claims), 'app:one app:two')
    expect(exchange.violations).toMatchObject([{ pointer: '/scope' }])
    expect(bodyOf(exchange)['error']).toBe('invalid_scope')
    expect((await send(await signed(claims), 'app:one')).answer?.status).toBe(200)
  })

  test('of somebody without a key is judged by its claims alone', async () => {
    service = new Service([reference], { client_id: 'client' }, () => NOW * 1000)
    expect((await send(await signed(claims, {}, other.privateKey))).violations).toEqual([])
    expect((await send(await signed({ ...claims, aud: 'x' }))).violations).toMatchObject([
      { text: "is for 'x'" },
    ])
  })
})
