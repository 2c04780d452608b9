import { describe, expect, test } from 'vitest'
import { variableOf } from '../../../../src/reference/samples/credentials.ts'
import { sampleChoices } from '../../../../src/reference/samples/sample-choices.ts'
import { operationsOf } from '../../../../src/reference/walk.ts'
import { readStones, STONES, stoneSamples } from './stones.ts'

const LANGUAGES = ['Shell', 'Python', 'JavaScript', 'Java', 'Go', 'C#']

/** Every language says each of these texts. */
function expectAll(samples: Record<string, string>, ...texts: string[]) {
  for (const language of LANGUAGES)
    for (const text of texts) expect(samples[language], language).toContain(text)
}

function expectNone(samples: Record<string, string>, text: string) {
  for (const language of LANGUAGES) expect(samples[language], language).not.toContain(text)
}

describe('F63: samples send what the document asks', () => {
  test.each([
    ['headerKey', 'X-API-Key', 'X_API_KEY'],
    ['queryKey', 'api_key', 'API_KEY'],
    ['cookieKey', 'Cookie', 'stone_session', 'STONE_SESSION'],
    ['basicUser', 'API_USER', 'API_PASSWORD'],
    ['twoKeys', 'X_API_KEY', 'api_key'],
  ])('%s', (operationId, ...texts) => {
    const samples = stoneSamples(operationId)
    expectAll(samples, ...texts)
    expectNone(samples, 'ACCESS_TOKEN')
  })

  test.each(['scopedToken', 'providerToken', 'usualToken'])('%s is a bearer token', (operationId) => {
    expectAll(stoneSamples(operationId), 'ACCESS_TOKEN')
  })

  test('alternatives can be chosen; what asks for nothing comes last', () => {
    expectAll(stoneSamples('eitherKey', 0), 'X_API_KEY', 'STONE_SESSION')
    expectAll(stoneSamples('eitherKey', 1), 'ACCESS_TOKEN')
    const open = stoneSamples('eitherKey', 2)
    for (const secret of ['ACCESS_TOKEN', 'X_API_KEY', 'STONE_SESSION']) expectNone(open, secret)
    for (const secret of ['ACCESS_TOKEN', 'X_API_KEY']) expectNone(stoneSamples('openDoor'), secret)
  })

  test('a variable is none that means something else on the reader’s machine', () => {
    const named = ['X-API-Key', 'apiKey', 'path', '2fa', '名前'].map((name) => variableOf({ name }))
    expect(named).toEqual(['X_API_KEY', 'API_KEY', 'API_PATH', 'API_2FA', 'API_KEY'])
  })
})

describe('F64: addresses', () => {
  test('defaults stand for variables, and one slash between server and path', () => {
    expectAll(stoneSamples('usualToken'), 'https://north.stones.example:443/v2/keys/usual')
  })

  test('a path has servers of its own', () => {
    expectAll(stoneSamples('elsewhere'), 'https://other.stones.example/elsewhere')
  })

  test('an address without a host gets one, so that the sample is a request', () => {
    const relative = STONES.replace('https://{region}.stones.example:{port}/{version}/', '/{version}/')
    expectAll(stoneSamples('usualToken', 0, relative), 'https://your-host.example/v2/keys/usual')
  })
})

describe('F66: bodies', () => {
  test.each([
    ['sendText', 0, 'text/plain'],
    ['sendXml', 0, 'application/xml'],
    ['sendXml', 1, 'text/xml'],
    ['sendJson', 0, 'application/json; charset=utf-8'],
    ['sendJson', 5, 'application/vnd.stone+json'],
    ['patchStone', 0, 'application/merge-patch+json'],
    ['patchStone', 1, 'application/json-patch+json'],
    ['sendFile', 0, 'application/octet-stream'],
    ['sendFile', 1, 'image/png'],
  ])('%s %i is sent as %s', (operationId, choice, mediaType) => {
    expectAll(stoneSamples(operationId, choice), mediaType)
  })

  test('each example and each media type can be chosen', () => {
    const reference = readStones()
    const choices = operationsOf(reference).map((operation) => [
      operation.operationId,
      sampleChoices(operation).length,
    ])
    expect(Object.fromEntries(choices)).toMatchObject({
      sendText: 2,
      sendXml: 2,
      sendJson: 6,
      patchStone: 2,
      eitherKey: 3,
    })
  })
})
