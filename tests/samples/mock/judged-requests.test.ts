import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sentenceOf } from '../../../src/mock/exchange.ts'
import { keyOf } from '../../../src/mock/keys.ts'
import { Service } from '../../../src/mock/service.ts'
import { readReference } from '../../../src/reference/read-reference.ts'

const FILE = fileURLToPath(new URL('../../data/apis/requests.yaml', import.meta.url))
const reference = readReference(readFileSync(FILE, 'utf8'), 'apis/requests.yaml')
const service = new Service([reference], { access_token: 'good' })
const token = { authorization: 'Bearer good' }

/** Why the mock refuses a request; empty when it does not. */
function refused(method: string, address: string, headers: Record<string, string>, body = ''): string[] {
  const { host, pathname, search, searchParams } = new URL(`https://north.stones.example/v2${address}`)
  const query = [...searchParams]
  const sent = {
    method,
    host,
    path: pathname,
    query,
    search: search.slice(1),
    headers,
    body: Buffer.from(body),
  }
  return service.answer(sent).violations.map(sentenceOf)
}

test('F63: a key is asked for in its place, and nothing else may come', () => {
  const key = { 'x-api-key': keyOf('X_API_KEY') }
  expect(refused('GET', '/keys/header', key)).toEqual([])
  expect(refused('GET', '/keys/header', token)).not.toEqual([])
  expect(refused('GET', '/keys/header', { 'x-api-key': 'other' })).toEqual([
    "header 'X-API-Key' is not the key: 'other'",
  ])
  expect(refused('GET', '/keys/header', { ...key, ...token })).toEqual([
    'an Authorization header where none is described',
  ])
  expect(refused('GET', '/keys/both', key)).toEqual(["no query 'api_key'"])
  expect(refused('GET', `/keys/both?api_key=${keyOf('API_KEY')}`, key)).toEqual([])
  expect(refused('GET', '/keys/either', {})).toEqual([])
  expect(refused('GET', '/keys/either', key)).not.toEqual([])
  const basic = (user: string) => ({ authorization: `Basic ${Buffer.from(user).toString('base64')}` })
  expect(refused('GET', '/keys/basic', basic(`${keyOf('API_USER')}:${keyOf('API_PASSWORD')}`))).toEqual([])
  expect(refused('GET', '/keys/basic', basic('a:b'))).toHaveLength(1)
})

test('F65: a value in another style is refused', () => {
  expect(refused('GET', '/delimited?blank=1%202&bar=a%7Cb', token)).toEqual([])
  expect(refused('GET', '/delimited?blank=1&blank=2&bar=a', token)).toEqual([
    "query parameter 'blank' is given 2 times",
  ])
  expect(refused('GET', '/delimited?blank=1,2&bar=a', token)).toEqual([
    "query parameter 'blank'/0 must be integer",
  ])
  expect(refused('GET', '/deep?filter=%5Bobject%20Object%5D', token)).toHaveLength(1)
  expect(refused('GET', '/deep?filter%5Bsize%5D%5Bmin%5D=big', token)).toEqual([
    "query parameter 'filter'/size/min must be integer",
  ])
  expect(refused('GET', '/label/blue/.R,1/.R=1/.a', token)).toEqual([
    "path parameter 'list' does not begin with a point",
  ])
  expect(
    refused('GET', '/headers', { ...token, 'x-list': '1,2', 'x-object': 'R=1', 'if-match': 'a' }),
  ).toEqual(["cookie 'colours' is missing", "cookie 'each' is missing"])
})

test('F66: a body of another type, or without the parameters of its type, is refused', () => {
  const sent = (type: string, body: string, path = '/bodies/json') =>
    refused('POST', path, { ...token, 'content-type': type }, body)
  expect(sent('application/json; charset=utf-8', '"x"')).toEqual([])
  expect(sent('application/json', '"x"')).toEqual([
    "the body has the media type 'application/json', not application/json; charset=utf-8",
  ])
  expect(sent('application/json; charset=utf-8', 'x')).toEqual(['the body is no JSON'])
  expect(sent('application/xml', '<stone id="seven"/>', '/bodies/xml')).toEqual([
    'the body/id must be integer',
  ])
  const form = 'application/x-www-form-urlencoded'
  expect(sent(form, 'name=a&tags=x%7Cy&box%5Ba%5D=1', '/bodies/styled')).toEqual([])
  expect(sent(form, 'box%5Ba%5D=one', '/bodies/styled')).toEqual(['the body/box/a must be integer'])
})
