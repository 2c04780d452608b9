import { describe, expect, it } from 'vitest'
import { sampleKey } from '../../../../src/reference/code-keys.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { searchEntries } from '../../../../src/reference/search-entries.ts'
import { readStones, STONES } from '../../reference/samples/stones.ts'
import { find, texts, values } from '../draw-frame.tsx'
import { drawReference, textAfter } from './draw-reference.tsx'

const stones = readStones()
const html = drawReference(stones)
const told = (id: string, length = 700) =>
  textAfter(html, id, length).replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

describe('F63: the page says what a request proves', () => {
  it('in words, with alternatives, what is needed together, and nothing last', () => {
    expect(told('either-key')).toContain(
      'Authentication: Key in the header X-API-Key and Key in the cookie stone_session, or OAuth 2.0 with the scope stones:read, or none',
    )
    expect(told('two-keys')).toContain(
      'Authentication: Key in the header X-API-Key and Key in the query api_key',
    )
    expect(told('scoped-token')).toContain('OAuth 2.0 with the scopes stones:read, stones:write')
    expect(told('basic-user')).toContain('Authentication: User and password (HTTP Basic)')
    expect(told('open-door')).toContain('Needs no authentication.')
    expect(told('either-key')).not.toContain('`')
  })

  it('once where most operations need the same', () => {
    expect(told('api-authentication')).toContain('Unless an operation says otherwise: Bearer token (JWT).')
    expect(told('usual-token')).not.toContain('Authentication')
  })

  it('with the addresses and scopes of a token', () => {
    const said = told('api-authentication', 2000)
    expect(said).toContain('Client credentials flow · Token: https://login.stones.example/token')
    expect(said).toContain('stones:write: Change stones.')
    expect(said).toContain('Authorisation: https://login.stones.example/authorize')
    expect(said).toContain('Refresh: https://login.stones.example/refresh')
    expect(said).toContain('Discovery: https://login.stones.example/.well-known/openid-configuration')
  })

  it('of a document with one scheme, nothing goes without saying that is not usual', () => {
    const open = readReference(STONES.replace('security:\n  - token: []\n', ''), 'apis/requests.yaml')
    expect(textAfter(drawReference(open), 'usual-token', 300)).not.toContain('Bearer')
  })
})

describe('F64: the page lists what stands for the names in an address', () => {
  it('with default, allowed values and text', () => {
    const said = told('api-servers')
    expect(said).toContain('https://{region}.stones.example:{port}/{version}/')
    expect(said).toContain('{region}: Region of the quarry. · Default: north · Allowed: north, south')
    expect(said).toContain('{port} · Default: 443')
  })

  it('in the line of a request with defaults and one slash; a server of its own is told', () => {
    expect(told('usual-token')).toContain('https://north.stones.example:443/v2/keys/usual')
    expect(told('elsewhere')).toContain('https://other.stones.example/elsewhere')
    expect(told('elsewhere')).toContain('The other quarry.')
  })
})

it('F65: the page shows how a value is sent that is no plain text or list', () => {
  expect(told('deep-style')).toContain('Sent as: filter%5Bcolour%5D=sea%20green&filter%5Bsize%5D%5Bmin%5D=3')
  expect(told('delimited-styles')).toContain('Sent as: blank=1%202%203')
  expect(told('matrix-style', 3000)).toContain('Sent as: ;R=100;G=200;name=sea%3Dgreen%2F1')
  expect(told('content-parameters', 3000)).toContain('{"a":"x y","b":["q\'r","{s}"]} · application/json')
  expect(told('headers-and-cookies', 1500)).toContain('Entries are separated by commas.')
})

describe('F66: what samples send can be chosen', () => {
  const codes = Object.fromEntries(
    ['Shell', 'Go'].flatMap((language) =>
      [0, 1, 2, 3, 4, 5].map((choice) => [
        sampleKey('sendJson', language as 'Shell', choice),
        `${language} ${choice}`,
      ]),
    ),
  )
  const page = drawReference(stones, codes)

  it('by media type and example', () => {
    expect(texts(find(page, 'option'))).toEqual([
      'application/json; charset=utf-8: A stone',
      'application/json; charset=utf-8: A bare text',
      'application/json; charset=utf-8: A number',
      'application/json; charset=utf-8: Nothing',
      'application/json; charset=utf-8: Quotes',
      'application/vnd.stone+json: Example',
    ])
    expect(find(page, 'template')).toHaveLength(6)
  })

  it('and is copied as a command of curl from the line of the request', () => {
    const [id] = values(find(page, 'button', { title: 'Copy as cURL' }), 'data-copy')
    expect(find(page, 'div', { id: id ?? '' })).toHaveLength(1)
    expect(find(page, 'button', { title: 'Copy as cURL' })).toHaveLength(1)
  })
})

it('F63, F64: the search finds addresses, scopes and values', () => {
  const entries = searchEntries(stones)
  const textOf = (id: string) => entries.find((entry) => entry.id === id)?.text ?? ''
  expect(textOf('api-authentication')).toContain('https://login.stones.example/authorize')
  expect(textOf('api-authentication')).toContain('stones:write: Change stones.')
  expect(textOf('api-servers')).toContain('region: Region of the quarry. north north south')
  expect(textOf('scoped-token')).toContain('stones:read stones:write')
  expect(textOf('elsewhere')).toContain('The other quarry.')
})
