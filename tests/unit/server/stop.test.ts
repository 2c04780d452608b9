import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Endpoint } from '../../../src/server/endpoint.ts'
import { serveSite } from './served-site.ts'

const FILM = Buffer.alloc(30_000_000, 'film')

/** Answers after a while. */
const slow = (ms: number): Endpoint => ({
  path: '/slow',
  methods: ['GET'],
  answer: async (_request, response) => {
    await wait(ms)
    response.end('late')
  },
})

/** Status and `connection` header over a kept connection. */
function ask(agent: Agent, url: string): Promise<[number | undefined, string | undefined]> {
  return new Promise((done, fail) => {
    const sent = get(url, { agent }, (response) => {
      response.resume()
      response.once('end', () => done([response.statusCode, response.headers.connection]))
    })
    sent.once('error', fail)
  })
}

const KEPT = { idleMs: 200, timeoutMs: 3000 }

test('while it stops the health address says so, and then no connection is taken', async () => {
  const site = await serveSite()
  const health = new URL('/healthz', site.url).href
  const agent = new Agent({ keepAlive: true })
  expect(await ask(agent, health)).toEqual([200, 'keep-alive'])
  const stopped = site.server.stop({ delayMs: 300, ...KEPT })
  expect(await ask(agent, health)).toEqual([503, 'close'])
  const text = await site.ask('/healthz')
  expect([text.status, text.body.toString(), text.headers['cache-control']]).toEqual([
    503,
    'stopping\n',
    'no-store',
  ])
  // Whoever comes before the load balancer has noticed is served.
  expect((await site.ask('/')).status).toBe(200)
  await stopped
  await expect(site.ask('/')).rejects.toThrow('ECONNREFUSED')
  agent.destroy()
})

test('a request on a kept connection that crosses the stop is answered', async () => {
  const site = await serveSite()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await ask(agent, site.url)
  const stopped = site.server.stop({ delayMs: 0, ...KEPT })
  expect(await ask(agent, site.url)).toEqual([200, 'close'])
  await stopped
  agent.destroy()
})

test('an answer under way is finished, an idle connection is closed', async () => {
  const site = await serveSite(undefined, '', { endpoints: [slow(400)] })
  const idle = connect(Number(new URL(site.url).port), '127.0.0.1')
  const late = site.ask('/slow')
  await wait(100)
  const start = performance.now()
  await site.server.stop({ delayMs: 0, ...KEPT })
  expect((await late).body.toString()).toBe('late')
  expect(performance.now() - start).toBeLessThan(2000)
  idle.destroy()
})

test('a slow reader gets the whole of an answer that is written already', async () => {
  const site = await serveSite({ 'index.html': 'x', 'film.bin': FILM }, '', { memoryLimit: 0 })
  const inMemory = await serveSite({ 'index.html': 'x', 'page.txt': FILM.subarray(0, 8_000_000) })
  const begun: (() => void)[] = []
  const both = Promise.all([0, 1].map(() => new Promise<void>((done) => begun.push(done))))
  let isStopping = false
  const read = async (url: string) => {
    const [answer]: IncomingMessage[] = await once(get(url), 'response')
    // The answer is under way, however busy the machine is.
    begun.pop()?.()
    while (!isStopping) await wait(10)
    await wait(300)
    let length = 0
    for await (const chunk of answer ?? []) length += chunk.length
    return length
  }
  const lengths = Promise.all([
    read(new URL('film.bin', site.url).href),
    read(new URL('page.txt', inMemory.url).href),
  ])
  await both
  isStopping = true
  // Longer than the machine could be busy: when an answer is cut is not what this is about.
  const patient = { delayMs: 0, idleMs: 0, timeoutMs: 15_000 }
  await Promise.all([site.server.stop(patient), inMemory.server.stop(patient)])
  expect(await lengths).toEqual([FILM.length, 8_000_000])
  await Promise.all([site.close(), inMemory.close()])
})

test('an answer that takes too long is cut', async () => {
  const site = await serveSite(undefined, '', { endpoints: [slow(60_000)] })
  const cut = expect(site.ask('/slow')).rejects.toThrow('hang up')
  await wait(50)
  const start = performance.now()
  await site.server.stop({ delayMs: 0, idleMs: 0, timeoutMs: 300 })
  expect(performance.now() - start).toBeLessThan(2000)
  await cut
})
