import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BUILT_SITE, serveSite } from './served-site.ts'

const KEY = 'key'
const EVENT = JSON.stringify({ n: 'pageview', u: 'https://docs.example/', d: 'docs.example' })

interface Seen {
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}
const seen: Seen[] = []
let answer: (response: ServerResponse) => void
const services = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    seen.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() })
    answer(response)
  })
})
let port = 0
let site: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  await new Promise<void>((done) => services.listen(0, '127.0.0.1', done))
  port = (services.address() as AddressInfo).port
  const forwards = [
    { kind: 'analytics', path: '/t/api/event', to: `http://127.0.0.1:${port}/api/event` },
    { kind: 'errors', path: '/t/r', to: `http://127.0.0.1:${port}/api/1/envelope/?sentry_key=${KEY}` },
    { kind: 'analytics', path: '/nobody/api/event', to: 'http://127.0.0.1:9/api/event' },
  ]
  const hosting = { headers: { 'x-site': 'yes' }, redirects: {}, forwards }
  site = await serveSite({ ...BUILT_SITE, 'hosting.json': JSON.stringify(hosting) })
})
afterAll(async () => {
  await site.close()
  services.closeAllConnections()
  services.close()
})
beforeEach(() => {
  seen.length = 0
  answer = (response) =>
    response.writeHead(202, { 'content-type': 'text/plain', 'set-cookie': 'a=b', 'x-own': '1' }).end('ok')
})

function post(path: string, body: string | Buffer = EVENT, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers: { 'content-type': 'text/plain', ...headers } }
  return fetch(new URL(path, site.url), init as RequestInit)
}

const envelope = (dsn: string) => `${JSON.stringify({ event_id: '1', dsn })}\n{"type":"event"}\n{}`
const ownDsn = () => `http://${KEY}@127.0.0.1:${port}/1`

describe('what is passed on', () => {
  it('R7.02: an event, with browser and address of the reader, without cookies and credentials', async () => {
    const secret = {
      cookie: 'session=1',
      authorization: 'Bearer x',
      'x-forwarded-for': '6.6.6.6',
      'user-agent': 'Browser/1',
    }
    const response = await post('/t/api/event', EVENT, secret)
    expect(response.status).toBe(202)
    expect(seen).toMatchObject([{ url: '/api/event', body: EVENT }])
    const { headers } = seen[0] as Seen
    expect(headers).toMatchObject({ 'user-agent': 'Browser/1', 'x-forwarded-for': '127.0.0.1' })
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('authorization')
  })

  it('R7.02: the answer is a status and a short text, with the headers of the site and none of the service', async () => {
    const response = await post('/t/api/event')
    expect(await response.text()).toBe('ok')
    expect(response.headers.get('x-site')).toBe('yes')
    expect(response.headers.get('content-type')).toBe('text/plain')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('x-own')).toBeNull()
  })

  it('R7.03: a report of our project, without the address of the reader', async () => {
    const body = envelope(ownDsn())
    expect((await post('/t/r', body)).status).toBe(202)
    expect(seen).toMatchObject([{ url: `/api/1/envelope/?sentry_key=${KEY}`, body }])
    expect(seen[0]?.headers).not.toHaveProperty('x-forwarded-for')
  })

  it('R7.03: no report of another project', async () => {
    for (const dsn of [
      `http://other@127.0.0.1:${port}/1`,
      `http://${KEY}@127.0.0.1:${port}/2`,
      'http://key@evil.example/1',
    ]) {
      expect((await post('/t/r', envelope(dsn))).status).toBe(403)
    }
    for (const body of ['', '{', '[]', 'null', '{"dsn":1}'])
      expect((await post('/t/r', body)).status).toBe(403)
    expect(seen).toEqual([])
  })
})

describe('what is refused', () => {
  it('R7.02: other methods, types, sites and lengths', async () => {
    const get = await fetch(new URL('/t/api/event', site.url))
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await post('/t/api/event', EVENT, { 'content-type': 'text/html' })).status).toBe(415)
    expect((await post('/t/api/event', EVENT, { 'content-encoding': 'gzip' })).status).toBe(415)
    expect((await post('/t/api/event', EVENT, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post('/t/api/event', 'x'.repeat(65 * 1024))).status).toBe(413)
    expect((await post('/t/r', Buffer.alloc(8 * 1024 * 1024 + 1))).status).toBe(413)
    expect(seen).toEqual([])
  })

  it('R7.02: a body that says no length and is too long', async () => {
    const chunk = 'x'.repeat(1024)
    const status = await new Promise<string>((done) => {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
      socket.once('data', (data) => {
        done(data.toString().split('\r\n', 1)[0] ?? '')
        socket.destroy()
      })
      socket.on('error', () => undefined)
      const head =
        'POST /t/api/event HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n'
      socket.write(head + `400\r\n${chunk}\r\n`.repeat(70))
    })
    expect(status).toBe('HTTP/1.1 413 Payload Too Large')
    expect(seen).toEqual([])
  })
})

describe('a service that fails', () => {
  it.each<[string, (response: ServerResponse) => void, number]>([
    ['an error', (response) => response.writeHead(500).end('Error: stack of theirs'), 502],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), 502],
    [
      'half an answer',
      (response) => response.writeHead(200, { 'content-length': '9' }).write('a', () => response.destroy()),
      502,
    ],
    [
      'a refusal',
      (response) => response.writeHead(429, { 'content-type': 'application/json' }).end('{}'),
      429,
    ],
    ['a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>'), 200],
  ])('R7.02: %s', async (_, fails, status) => {
    answer = fails
    const response = await post('/t/api/event')
    expect(response.status).toBe(status)
    expect(await response.text()).not.toMatch(/stack|script/)
  })

  it('R7.02: nobody there; the server goes on', async () => {
    expect((await post('/nobody/api/event')).status).toBe(502)
    expect((await fetch(site.url)).status).toBe(200)
  })

  it('R7.02: a client that leaves; the server goes on', async () => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    socket.write(
      'POST /t/api/event HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 99\r\n\r\nhalf',
    )
    await new Promise((done) => setTimeout(done, 100))
    socket.destroy()
    expect((await fetch(site.url)).status).toBe(200)
    expect(seen).toEqual([])
  })
})
