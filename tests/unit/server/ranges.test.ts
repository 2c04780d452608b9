import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRange } from '../../../src/server/range.ts'
import { LONG_HTML, serveSite } from './served-site.ts'

const DIGITS = '0123456789'
let site: Awaited<ReturnType<typeof serveSite>>
let etag: string

beforeAll(async () => {
  site = await serveSite({
    'index.html': LONG_HTML,
    'digits.bin': DIGITS,
    'empty.bin': '',
    '404.html': '<p>Nothing here</p>',
  })
  etag = (await site.ask('/digits.bin')).headers['etag'] ?? ''
})
afterAll(() => site.close())

const ask = (headers: Record<string, string>, path = '/digits.bin', method = 'GET') =>
  site.ask(path, { method, headers })

describe('one range', () => {
  test.each([
    ['bytes=0-0', '0', '0-0'],
    ['bytes=2-4', '234', '2-4'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=-2', '89', '8-9'],
    ['bytes=-99', DIGITS, '0-9'],
    ['bytes=8-99999999999999999999', '89', '8-9'],
    ['Bytes=1-1', '1', '1-1'],
  ])('R1.01: %s is answered with 206 and those bytes', async (range, body, part) => {
    const answer = await ask({ range })
    expect([answer.status, answer.body.toString()]).toEqual([206, body])
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${part}/10`,
      'content-length': String(body.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag,
    })
  })

  test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s cannot be satisfied: 416', async (range) => {
    const { status, headers } = await ask({ range })
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10'])
    expect(headers).not.toHaveProperty('etag')
  })

  test.each([
    'bytes=0-1,4-5',
    'bytes=4-2',
    'bytes=-',
    'bytes=',
    'bytes=a-b',
    'lines=0-1',
    'bytes 0-1',
    'bytes=0--1',
  ])('%s is answered with the whole', async (range) => {
    const { status, body, headers } = await ask({ range })
    expect([status, body.toString(), headers['content-range']]).toEqual([200, DIGITS, undefined])
    expect(headers['accept-ranges']).toBe('bytes')
  })

  test('nothing of an empty file can be asked for', async () => {
    expect(readRange('bytes=-5', 0)).toBeUndefined()
    expect((await ask({ range: 'bytes=0-' }, '/empty.bin')).status).toBe(200)
  })

  test('HEAD and error pages know no ranges', async () => {
    expect((await ask({ range: 'bytes=0-0' }, '/digits.bin', 'HEAD')).status).toBe(200)
    const missing = await ask({ range: 'bytes=0-0' }, '/nothing')
    expect([missing.status, missing.body.toString()]).toEqual([404, '<p>Nothing here</p>'])
  })
})

test('a range is one of the plain bytes, whatever encodings are accepted', async () => {
  const part = await ask({ range: 'bytes=0-14', 'accept-encoding': 'br' }, '/')
  expect([part.status, part.body.toString()]).toEqual([206, '<!doctype html>'])
  expect(part.headers).not.toHaveProperty('content-encoding')
  expect(part.headers['vary']).toBe('accept-encoding')
  expect(part.headers['etag']).toBe((await ask({}, '/')).headers['etag'])
})

describe('conditions', () => {
  test('If-Range: the part for the same file, the whole for another one or a date', async () => {
    const statuses = async (condition: string) =>
      (await ask({ range: 'bytes=0-0', 'if-range': condition })).status
    expect(await statuses(etag)).toBe(206)
    for (const other of ['"other"', `W/${etag}`, 'Sat, 29 Oct 1994 19:43:31 GMT', '*']) {
      expect(await statuses(other)).toBe(200)
    }
  })

  test('the whole after a failed If-Range may be compressed', async () => {
    const answer = await ask({ range: 'bytes=0-0', 'if-range': '"old"', 'accept-encoding': 'br' }, '/')
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br'])
  })

  test('If-None-Match comes before the range, If-Match before both', async () => {
    expect((await ask({ range: 'bytes=0-0', 'if-none-match': etag })).status).toBe(304)
    expect((await ask({ 'if-match': '"other"', 'if-none-match': etag })).status).toBe(412)
    expect((await ask({ 'if-match': `W/${etag}`, range: 'bytes=0-0' })).status).toBe(412)
    expect((await ask({ 'if-match': `"x", ${etag}` })).status).toBe(200)
    expect((await ask({ 'if-match': '*' })).status).toBe(200)
  })

  test('no date is sent, and none is looked at: a copy of a file has another date and the same bytes', async () => {
    const { status, headers } = await ask({ 'if-modified-since': new Date().toUTCString() })
    expect([status, headers['last-modified']]).toEqual([200, undefined])
  })
})
