import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AccessLog, type LogFormat } from '../../../src/server/access-log.ts'
import { sendRaw } from './raw-connection.ts'
import { LONG_HTML, serveSite } from './served-site.ts'

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
let written = ''
const open = (format: Exclude<LogFormat, 'off'>) => new AccessLog(format, (lines) => (written += lines))
const log = open('json')
let site: Awaited<ReturnType<typeof serveSite>>
let port: number

beforeAll(async () => {
  site = await serveSite(undefined, '', { log })
  port = Number(new URL(site.url).port)
})
afterEach(() => (written = ''))
afterAll(() => site.close())

/** Lines are written when a response has ended, which the client may see first. */
async function lines(): Promise<Record<string, unknown>[]> {
  await new Promise((done) => setTimeout(done, 50))
  log.flush()
  const all = written.split('\n')
  expect(all.pop()).toBe('')
  return all.map((line) => JSON.parse(line))
}

test('one line per answer, with neither query nor cookies nor authorization', async () => {
  await site.ask('/?token=SECRET#SECRET', { headers: { cookie: 'a=SECRET', authorization: 'SECRET' } })
  await site.ask('/nothing', { method: 'HEAD' })
  await site.ask('http://user:SECRET@host.example/scribe/v2?SECRET')
  const all = await lines()
  expect(written).not.toContain('SECRET')
  expect(all.map(({ method, path, status, bytes }) => [method, path, status, bytes])).toEqual([
    ['GET', '/', 200, LONG_HTML.length],
    ['HEAD', '/nothing', 404, 0],
    ['GET', '/scribe/v2', 200, 16],
  ])
  for (const { time, ms } of all) {
    expect(time).toMatch(TIME)
    expect(ms).toBeGreaterThanOrEqual(0)
  }
})

test('the health address is not logged', async () => {
  await site.ask('/healthz')
  await site.ask('/healthz?probe')
  expect(await lines()).toEqual([])
})

test('what is no request is logged as an answer without path', async () => {
  await sendRaw(port, 'nonsense\r\n\r\n')
  expect(await lines()).toMatchObject([{ method: '', path: '', status: 400, bytes: 4 }])
})

test.each(['json', 'text'] as const)('nothing a client sends can forge a line in %s', (format) => {
  const own = open(format)
  own.add({ method: 'GET', path: '/a\nforged\r\u001b[2K\u009b\u2028"\\', status: 200, bytes: 1, ms: 1 })
  own.flush()
  expect(written).toMatch(/^[ -~]+\n$/)
  expect(written).toContain('forged')
  if (format === 'json') expect(JSON.parse(written).path).toBe('/a\nforged\r\u001b[2K\u009b\u2028"\\')
})

test('a text line holds the same', () => {
  const own = open('text')
  own.add({ method: 'GET', path: '/a', status: 200, bytes: 12, ms: 0.5, aborted: true })
  own.add({ method: '', path: '', status: 400, bytes: 4, ms: 0 })
  own.flush()
  expect(written).toMatch(/^\S+Z GET \/a 200 12 0\.5ms aborted\n\S+Z - - 400 4 0ms\n$/)
})

test('a client that goes away in the middle is noted', async () => {
  const slow = await serveSite({ 'index.html': 'x', 'film.mp4': Buffer.alloc(30_000_000) }, '', { log })
  const reader = connect(Number(new URL(slow.url).port), '127.0.0.1')
  reader.write('GET /film.mp4 HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(reader, 'data')
  reader.destroy()
  await expect.poll(async () => lines()).toMatchObject([{ path: '/film.mp4', status: 200, aborted: true }])
  await slow.close()
})
