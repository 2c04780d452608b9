/** What the service says to client assertions; those with real signatures: token-exchange.test.ts. */
import { describe, expect, test } from 'vitest'
import { bytesOf } from '../../../src/mock/bytes.ts'
import type { Exchange } from '../../../src/mock/exchange.ts'
import { signingInput } from '../../../src/mock/jwt.ts'
import { registeredScopes } from '../../../src/mock/scopes.ts'
import { Service } from '../../../src/mock/service.ts'
import type { ApiReference, Operation } from '../../../src/reference/model.ts'
import { operationData } from '../../../src/reference/operation-data.ts'
import { operationsOf } from '../../../src/reference/walk.ts'
import { everyDocument } from './every-document.ts'
import { bodyOf, TimedService } from './timed-service.ts'

const whole = (await everyDocument()).find(({ name }) => name === 'authentication') as ApiReference
const isToken = ({ operationId }: Operation) => operationId === 'requestAccessToken'
const operation = operationsOf(whole).find(isToken) as Operation
// What a console gets.
const { reference } = operationData(whole, operation)
const NOW = TimedService.START / 1000
const source = new TimedService([reference])
const { host, path } = source.request('requestAccessToken')
const claims = { iss: 'client', sub: 'client', aud: `https://${host}${path}`, iat: NOW, exp: NOW + 1800 }

function assertionOf(own: object, header: object = {}): string {
  return `${signingInput({ alg: 'RS256', typ: 'JWT', ...header }, own)}.c2lnbmVk`
}

function serviceOf(secrets: object = { client_id: 'client' }): Service {
  return new Service([reference], { access_token: 'token', ...secrets }, () => NOW * 1000)
}

function send(assertion: string, service = serviceOf(), scope?: string): Exchange {
  const request = source.request('requestAccessToken')
  const fields = new URLSearchParams(String.fromCharCode(...request.body))
  fields.set('client_assertion', assertion)
  if (scope !== undefined) fields.set('scope', scope)
  return service.answer({ ...request, body: bytesOf(String(fields)) })
}

describe('A client assertion', () => {
  test('that says the right things gives a token', () => {
    const service = serviceOf()
    const exchange = send(assertionOf(claims), service)
    expect(exchange.violations).toEqual([])
    expect(exchange.answer?.status).toBe(200)
    expect(service.tokens).toContain(bodyOf(exchange)['access_token'])
  })

  test.each<[string, string, string]>([
    [
      'of another address',
      assertionOf({ ...claims, aud: `${claims.aud}/` }),
      `the claim aud is not ${claims.aud}`,
    ],
    [
      'that has expired',
      assertionOf({ ...claims, iat: NOW - 3000, exp: NOW - 1 }),
      'the claim exp has passed 1 seconds ago',
    ],
    [
      'that lives too long',
      assertionOf({ ...claims, exp: NOW + 3601 }),
      'the claim exp is 3601 seconds after iat',
    ],
    [
      'that ends before it begins',
      assertionOf({ ...claims, iat: NOW + 30, exp: NOW + 20 }),
      'the claim exp is not after iat',
    ],
    ['about somebody else', assertionOf({ ...claims, sub: 'someone' }), 'the claim sub is not client'],
    ['of somebody else', assertionOf({ ...claims, iss: 'someone' }), 'the claim iss is not client'],
    ['with another algorithm', assertionOf(claims, { alg: 'HS256' }), 'the field alg must be "RS256"'],
    ['without a claim', assertionOf({ ...claims, iat: undefined }), 'the field iat is missing'],
    ['with milliseconds', assertionOf({ ...claims, iat: NOW + 0.5 }), 'the field iat must be integer'],
    ['that is no JWT', 'a.b.c', 'the assertion is no JWT'],
  ])('%s is answered with the error of the document', (_, assertion, text) => {
    const exchange = send(assertion)
    expect(exchange.violations.map((one) => one.text)).toContain(`is refused: ${text}`)
    expect(exchange.violations[0]).toMatchObject({ place: 'body', pointer: '/client_assertion' })
    expect(exchange.answer?.status).toBe(400)
    expect(exchange.remedy).toContain('Read `error`')
    expect(bodyOf(exchange)).toEqual({
      error: 'invalid_client',
      error_description: `The field client_assertion ${exchange.violations[0]?.text}.`,
    })
  })

  test('with more than the document names is accepted, also twice: no document speaks of it', () => {
    const assertion = assertionOf({ ...claims, jti: 'one' }, { kid: 'second' })
    for (const _time of [1, 2]) expect(send(assertion).answer?.status).toBe(200)
  })

  test('may be of anybody where no Client ID is known, who speaks of themselves', () => {
    const own = { ...claims, iss: 'me', sub: 'me' }
    expect(send(assertionOf(own), serviceOf({})).violations).toEqual([])
    expect(send(assertionOf({ ...own, sub: 'you' }), serviceOf({})).violations).toMatchObject([
      { text: 'is refused: the claim sub is not me' },
    ])
  })
})

describe('A scope', () => {
  const usual = exampleScope()

  test('that the document does not name is answered with its error for scopes, as the page of the key pair does', () => {
    const wrong = usual.slice(0, -1)
    const exchange = send(assertionOf(claims), serviceOf(), `${usual} ${wrong}`)
    const text = `is refused: the scope ${wrong} is not registered for this client`
    expect(exchange.violations).toEqual([{ place: 'body', kind: 'token', pointer: '/scope', text }])
    expect(exchange.answer?.status).toBe(400)
    expect(bodyOf(exchange)).toEqual({
      error: 'invalid_scope',
      error_description: `The field scope ${text}.`,
    })
  })

  test('with a wrong assertion is not looked at', () => {
    const exchange = send('a.b.c', serviceOf(), 'none')
    expect(exchange.violations.map(({ pointer }) => pointer)).toEqual(['/client_assertion'])
    expect(bodyOf(exchange)['error']).toBe('invalid_client')
  })

  test('of every service that the document names is given, alone and with others', () => {
    const scopes = registeredScopes(reference, operation)
    expect(scopes).toContain(usual)
    expect(scopes.length).toBe(7)
    for (const scope of [...scopes, scopes.join(' ')])
      expect(bodyOf(send(assertionOf(claims), serviceOf(), scope))['scope']).toBe(scope)
  })
})

function exampleScope(): string {
  const fields = new URLSearchParams(String.fromCharCode(...source.request('requestAccessToken').body))
  return fields.get('scope') ?? ''
}
