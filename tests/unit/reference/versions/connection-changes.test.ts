import { expect, test } from 'vitest'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { differences } from '../../../../src/reference/versions/differences.ts'
import { readStones, STONES } from '../samples/stones.ts'

/** In the newer version each operation takes the place of its namesake. */
const PAIRED = STONES.replace(/operationId: (\w+)/g, '$&, x-replaces: $1').replace(
  /^( +)(operationId: (\w+)), x-replaces: \w+$/gm,
  '$1$2\n$1x-replaces: $3',
)

/** What the differences say of a newer version that an edit has changed. */
function told(find: string, put: string): string[] {
  expect(PAIRED).toContain(find)
  const changes = differences(readStones(), readReference(PAIRED.replace(find, put), 'apis/requests.yaml'))
  return changes.map(
    ({ operation, breaking, what, before = '–', after = '–' }) =>
      `${breaking ? '!' : ' '} ${operation} ${what}: ${before} | ${after}`,
  )
}

test('equal documents have no differences', () => {
  expect(told('Asks for every', 'Asks for every')).toEqual([])
})

test('F63: another authentication breaks a program, unless what it brings is still enough', () => {
  expect(told('security: [{ headerKey: [] }]', 'security: [{ basic: [] }]')).toEqual([
    '! headerKey authentication: Key in the header `X-API-Key` | User and password (HTTP Basic)',
  ])
  expect(told('security: [{ headerKey: [] }]', 'security: [{ headerKey: [] }, { basic: [] }]')).toEqual([
    '  headerKey authentication: Key in the header `X-API-Key` | Key in the header `X-API-Key`, or User and password (HTTP Basic)',
  ])
  expect(told('security: []', 'security: [{ token: [] }]')).toEqual([
    '! openDoor authentication: none | Bearer token (JWT)',
  ])
  expect(told("['stones:read', 'stones:write']", "['stones:read']")).toEqual([
    '  scopedToken authentication: OAuth 2.0 with the scopes `stones:read`, `stones:write` | OAuth 2.0 with the scope `stones:read`',
  ])
})

test('F64: an address that is gone breaks, one that came does not', () => {
  expect(told('/{version}/', '/v3/')).toEqual([
    '! requests server: https://north.stones.example:443/v2 | https://north.stones.example:443/v3',
  ])
  expect(
    told(
      "servers: [{ url: 'https://other.stones.example/',",
      "servers: [{ url: 'https://more.stones.example' }, { url: 'https://other.stones.example',",
    ),
  ).toEqual(['  elsewhere server: – | https://more.stones.example'])
})

test('F65: a value that is written in another way breaks', () => {
  expect(
    told(
      'style: pipeDelimited, explode: false, description: With bars.',
      'explode: false, description: With bars.',
    ),
  ).toEqual(['! delimitedStyles parameter form: bar: pipeDelimited | bar: form'])
})

test('an operation that came on servers of its own is named with its whole address', () => {
  expect(told('operationId: elsewhere, x-replaces: elsewhere', 'operationId: elsewhere')).toEqual([
    '! elsewhere operation: GET https://other.stones.example/elsewhere | –',
    '  elsewhere operation: – | GET https://other.stones.example/elsewhere',
  ])
})
