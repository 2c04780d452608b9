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
      `is for '${claims.aud}/', not for '${claims.aud}'`,
    ],
    ['that has expired', () => signed({ ...claims, iat: NOW - 3000, exp: NOW - 1 }), 'has expired'],
    ['of the future', () => signed({ ...claims, iat: NOW + 600 }), 'begins 600 seconds in the future'],
    ['that lives too long', () => signed({ ...claims, exp: NOW + 3601 }), 'lives 3601 seconds, at most 3600'],
    [
      'that ends before it begins',
      () => signed({ ...claims, iat: NOW + 30, exp: NOW + 20 }),
      'ends before it begins',
    ],
    [
      'about somebody else',
      () => signed({ ...claims, sub: 'someone' }),
      "is from 'client' but about 'someone'",
    ],
    [
      'of an unknown client',
      () => signed({ ...claims, iss: 'someone', sub: 'someone' }),
      "is from 'someone', which is not a Client ID with a registered key",
    ],
    [
      'with another algorithm',
      () => signed(claims, { alg: 'HS256' }),
      `is wrong in its header: 'alg' must be "RS256"`,
    ],
    [
      'without signature',
      async () => `${(await signed(claims)).replace(/[^.]*$/, '')}AAAA`,
      'is not signed with the private key of the registered public key',
    ],
    [
      'of another key',
      () => signed(claims, {}, other.privateKey),
      'is not signed with the private key of the registered public key',
    ],
    [
      'that was changed',
      async () => {
        const [head, , signature] = (await signed(claims)).split('.')
        return `${head}.${encoded(bytesOf(JSON.stringify({ ...claims, exp: NOW + 1801 })))}.${signature}`
      },
      'is not signed with the private key of the registered public key',
    ],
    [
      'without a claim',
      () => signed({ ...claims, iat: undefined }),
      "is wrong in its claims: is missing field 'iat'",
    ],
    [
      'with milliseconds',
      () => signed({ ...claims, iat: NOW + 0.5 }),
      "is wrong in its claims: 'iat' must be integer",
    ],
    ['that is no JWT', async () => 'a.b.c', 'is no JWT'],
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

  test('with the name of another key is refused where names are registered', async () => {
    service.registerKey('client', { ...publicKey, kid: 'first' })
    expect((await send(await signed(claims, { kid: 'second' }))).violations.map(({ text }) => text)).toEqual([
      "names the key 'second', which is not registered",
    ])
    expect((await send(await signed(claims, { kid: 'first' }))).violations).toEqual([])
    expect((await send(await signed(claims))).violations).toEqual([])
  })

  test('with an id works once', async () => {
    const assertion = await signed({ ...claims, jti: 'one' })
    expect((await send(assertion)).answer?.status).toBe(200)
    expect(await send(assertion)).toMatchObject({
      answer: { status: 400 },
      violations: [{ text: "has the id 'one', which was used before" }],
    })
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
