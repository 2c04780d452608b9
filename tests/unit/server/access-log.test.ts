import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { setImmediate as immediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { AccessLog, type LogFormat, lostLine } from '../../../src/server/access-log.ts'
import { BoundedOutput } from '../../../src/server/bounded-output.ts'
import { sendRaw } from './raw-connection.ts'
import { LONG_HTML, serveSite } from './served-site.ts'
import { startProcess } from './server-process.ts'

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

test.each(['json', 'text'] as const)(
  'F46: a reader of the log that stalls loses lines, which are counted in %s',
  async (format) => {
    let read = ''
    const waiting: (() => void)[] = []
    const pipe = new Writable({
      decodeStrings: false,
      write: (lines: string, _, done) => {
        waiting.push(() => {
          read += lines
          done()
        })
      },
    })
    const output = new BoundedOutput(pipe, (lost) => lostLine(format, lost))
    const own = new AccessLog(format, (lines) => output.write(lines))
    const path = `/${'a'.repeat(1000)}`
    for (let i = 0; i < 20_000; i += 1) {
      own.add({ method: 'GET', path, status: 200, bytes: 1, ms: 1 })
      if (i % 100 === 99) own.flush()
    }
    expect(pipe.writableLength).toBeLessThan(2 * 1024 * 1024)
    while (waiting.length > 0) {
      waiting.shift()?.()
      await immediate()
    }
    own.add({ method: 'GET', path: '/after', status: 200, bytes: 1, ms: 1 })
    own.flush()
    waiting.shift()?.()
    const all = read.trimEnd().split('\n')
    const lost = all.flatMap((line) => /lost"?[: ](\d+)/.exec(line)?.[1] ?? [])
    expect(lost).toHaveLength(1)
    expect(all.length - 1 + Number(lost[0])).toBe(20_001)
    expect(all.at(-1)).toContain('/after')
  },
)

// Twenty thousand answers; what becomes of lines that nobody reads is tested above.
test.runIf(process.env['DOCS_TEST_ALL'])(
  'F46: a server whose log is not read keeps its memory and its answers',
  {
    timeout: 60_000,
  },
  async () => {
    const server = await startProcess(site.dist, { LOG: 'json' })
    onTestFinished(() => void server.child.kill('SIGKILL'))
    server.child.stdout?.pause()
    const address = `${server.url}${'a'.repeat(2000)}`
    const memory = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024
    const ask = async (count: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 20 })
      const one = () =>
        new Promise((done) => get(address, { agent }, (response) => response.resume().once('end', done)))
      for (let i = 0; i < count; i += 20) await Promise.all(Array.from({ length: 20 }, one))
      agent.destroy()
    }
    // Until the heap has its size.
    await ask(10_000)
    const before = memory()
    await ask(20_000)
    // 40 MB of lines.
    expect(memory() - before).toBeLessThan(25)
    server.child.stdout?.resume()
    await expect.poll(() => server.output.out, { timeout: 5000 }).toMatch(/"lost":\d+/)
  },
)

test('a client that goes away in the middle is noted', async () => {
  const slow = await serveSite({ 'index.html': 'x', 'film.mp4': Buffer.alloc(30_000_000) }, '', { log })
  const reader = connect(Number(new URL(slow.url).port), '127.0.0.1')
  reader.write('GET /film.mp4 HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(reader, 'data')
  reader.destroy()
  await expect.poll(async () => lines()).toMatchObject([{ path: '/film.mp4', status: 200, aborted: true }])
  await slow.close()
})
