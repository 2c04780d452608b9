import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sendRaw } from './raw-connection.ts'
import { LONG_HTML, serveSite } from './served-site.ts'

const CLOSE = 'host: a\r\nconnection: close\r\n'
let site: Awaited<ReturnType<typeof serveSite>>
let port: number

beforeAll(async () => {
  const limits = {
    headersTimeoutMs: 600,
    requestTimeoutMs: 900,
    keepAliveTimeoutMs: 300,
    idleTimeoutMs: 3000,
    maxConnections: 20,
  }
  const endpoint = {
    path: '/takes',
    methods: ['POST'],
    answer: async (request: AsyncIterable<Buffer>, response: { end: (text: string) => void }) => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      response.end(`taken ${text}`)
    },
  }
  site = await serveSite(undefined, '', { limits, endpoints: [endpoint] })
  port = Number(new URL(site.url).port)
})
afterAll(() => site.close())

const statuses = async (bytes: string) => (await sendRaw(port, bytes)).statuses
const headers = (count: number) => Array.from({ length: count }, (_, index) => `x-${index}: 1\r\n`).join('')

describe('size', () => {
  test.each([
    ['an address of 8192 bytes', `GET /${'a'.repeat(8191)} HTTP/1.1\r\n${CLOSE}\r\n`, 404],
    ['an address of 8193 bytes', `GET /${'a'.repeat(8192)} HTTP/1.1\r\n${CLOSE}\r\n`, 414],
    ['100 headers', `GET / HTTP/1.1\r\n${CLOSE}${headers(98)}\r\n`, 200],
    ['101 headers', `GET / HTTP/1.1\r\n${CLOSE}${headers(99)}\r\n`, 431],
    ['1000 headers', `GET / HTTP/1.1\r\n${CLOSE}${headers(998)}\r\n`, 431],
    ['a head above 16 KiB', `GET / HTTP/1.1\r\n${CLOSE}x: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
  ])('R1.01: %s', async (_, bytes, status) => {
    expect(await statuses(bytes)).toEqual([status])
  })
})

describe('bodies', () => {
  test.each([
    ['GET with a length', 'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\nabc', 400],
    [
      'HEAD in pieces',
      'HEAD / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
      400,
    ],
    ['GET of the health address', 'GET /healthz HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\nabc', 400],
    ['POST to a page', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\nabc', 405],
    [
      'an announced one to a page',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n',
      405,
    ],
  ])('%s is refused and the connection closed', async (_, bytes, status) => {
    const answer = await sendRaw(port, `${bytes}GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n`, { quietMs: 250 })
    expect([answer.statuses, answer.closed]).toEqual([[status], true])
  })

  test('an empty one is none', async () => {
    expect(await statuses(`GET / HTTP/1.1\r\n${CLOSE}content-length: 0\r\n\r\n`)).toEqual([200])
  })

  test('an address of code that takes bodies invites them', async () => {
    const head = `POST /takes HTTP/1.1\r\n${CLOSE}content-length: 3\r\nexpect: 100-continue\r\n\r\n`
    const { text } = await sendRaw(port, `${head}abc`)
    expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK[\s\S]+taken abc/)
  })
})

describe('what is no request for a page', () => {
  test.each([
    ['words', 'hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', `GET / HTTP/1.1\r\n${CLOSE}host: b\r\n\r\n`, 400],
    [
      'length and chunks',
      `POST / HTTP/1.1\r\n${CLOSE}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['two lengths', `POST / HTTP/1.1\r\n${CLOSE}content-length: 3\r\ncontent-length: 4\r\n\r\nabc`, 400],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n', 405],
    ['TRACE', `TRACE / HTTP/1.1\r\n${CLOSE}cookie: secret\r\n\r\n`, 405],
    ['another protocol on the connection', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an unknown expectation', `GET / HTTP/1.1\r\n${CLOSE}expect: wonders\r\n\r\n`, 417],
    ['all of the server', `OPTIONS * HTTP/1.1\r\n${CLOSE}\r\n`, 405],
  ])('%s: refused, the connection closed', async (_, bytes, status) => {
    const answer = await sendRaw(port, bytes)
    expect([answer.statuses, answer.closed]).toEqual([[status], true])
    expect(answer.text).not.toContain('secret')
    expect(answer.text).toMatch(/nosniff/i)
  })

  test('a change of protocol is not taken up: the page comes as ever', async () => {
    const upgrade = `GET /scribe/v2 HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`
    const { text, statuses } = await sendRaw(port, upgrade)
    expect(statuses).toEqual([200])
    expect(text).toContain('Scribe V2')
  })

  test('nonsense behind a good request is answered after it', async () => {
    const page = 'GET /scribe/v2 HTTP/1.1\r\nhost: a\r\n\r\n'
    // Compressed first: the answer is still being made when the nonsense is read.
    const slow = 'GET / HTTP/1.1\r\nhost: a\r\naccept-encoding: gzip;q=0.9\r\n\r\n'
    expect(await statuses(`${page}${slow}${page}nonsense\r\n\r\n`)).toEqual([200, 200, 200, 400])
  })
})

test('what follows a last request is not answered', async () => {
  const page = 'GET /scribe/v2 HTTP/1.1\r\nhost: a\r\n'
  const { statuses, closed } = await sendRaw(
    port,
    `${page}connection: close\r\n\r\n${page}\r\nnonsense\r\n\r\n`,
  )
  expect([statuses, closed]).toEqual([[200], true])
})

test('a clock on the wall that jumps closes nothing', async () => {
  onTestFinished(() => void vi.useRealTimers())
  const socket = connect(port, '127.0.0.1')
  for (const days of [0, 1, -400, 3]) {
    vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + days * 86_400_000 })
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*keep-alive[\s\S]*ok\n$/)
  }
  socket.destroy()
})

describe.concurrent('time', () => {
  test.for([
    ['stops in the headers', 'GET / HTTP/1.1\r\nhost: a\r\nx: '],
    ['stops in the body', 'POST /takes HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nabc'],
  ] as const)('who %s is answered with 408', async ([, bytes], { expect }) => {
    const { statuses, closed } = await sendRaw(port, bytes, { quietMs: 3000 })
    expect([statuses, closed]).toEqual([[408], true])
  })

  test('a connection that was opened in advance is closed without a word', async ({ expect }) => {
    const { text, closed } = await sendRaw(port, '', { quietMs: 3000 })
    expect([text, closed]).toEqual(['', true])
  })

  test('an idle connection is closed, without a word', async ({ expect }) => {
    const started = performance.now()
    const answer = await sendRaw(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n', { quietMs: 3500 })
    expect([answer.statuses, answer.closed, answer.text.endsWith(LONG_HTML)]).toEqual([[200], true, true])
    // Node adds a second to what it announces.
    expect(performance.now() - started).toBeLessThan(2500)
  })
})

test('F49: who comes when all connections are taken is told so, and those that stand go on', async () => {
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('connect', done))))
  const { statuses, closed } = await sendRaw(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  for (const socket of sockets) socket.destroy()
  expect([statuses, closed]).toEqual([[503], true])
  await expect.poll(() => site.ask('/').catch(() => ({ status: 0 }))).toMatchObject({ status: 200 })
})
