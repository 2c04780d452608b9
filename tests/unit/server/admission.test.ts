import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { networkOf } from '../../../src/server/network.ts'
import { sendRaw } from './raw-connection.ts'
import { serveSite } from './served-site.ts'

const HEALTH = 'GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'
const PAGE = 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'
/** Both ends of thousands of connections are in this process. */
const PATIENT = { quietMs: 8000 }
const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

/** Opens connections that say nothing, from one of the addresses of this machine; those that stay open are counted. */
async function hold(port: number, count: number, localAddress: string): Promise<() => number> {
  const sockets: Socket[] = []
  while (sockets.length < count) {
    // Fewer than the system queues before the server has taken them.
    const some = Array.from({ length: Math.min(500, count - sockets.length) }, () =>
      connect({ port, host: '127.0.0.1', localAddress }),
    )
    sockets.push(...some)
    open.push(...some)
    for (const socket of some) socket.resume().on('error', () => {})
    await Promise.all(some.map((one) => new Promise((done) => one.once('connect', done).once('close', done))))
    await wait(20)
  }
  return () => sockets.filter(({ destroyed }) => !destroyed).length
}

async function served(limits: { maxConnections: number; maxPerAddress: number }, trustProxy = false) {
  const site = await serveSite(undefined, '', { limits, trustProxy })
  return { ...site, port: Number(new URL(site.url).port) }
}

test('F49: one client with 4,096 connections leaves room for others, and for its own question after the health', async () => {
  const { port, close } = await served({ maxConnections: 4096, maxPerAddress: 256 })
  const stay = await hold(port, 4096, '127.0.0.1')
  const other = await sendRaw(port, PAGE, { from: '127.0.0.2', ...PATIENT })
  expect(other.statuses).toEqual([200])
  for (const from of ['127.0.0.1', '127.0.0.2']) {
    expect((await sendRaw(port, HEALTH, { from, ...PATIENT })).statuses).toEqual([200])
  }
  // More than its share is told so, and those over it do not stay.
  const more = await sendRaw(port, PAGE, { from: '127.0.0.1', ...PATIENT })
  expect([more.statuses, more.closed]).toEqual([[503], true])
  expect(more.text).toMatch(/retry-after: 5/i)
  await expect.poll(stay, { timeout: 5000 }).toBe(256)
  await close()
})

test('F49: the health address answers when all connections are taken, again and again', async () => {
  const { port, close } = await served({ maxConnections: 20, maxPerAddress: 10 })
  await hold(port, 10, '127.0.0.1')
  await hold(port, 10, '127.0.0.2')
  await hold(port, 100, '127.0.0.3')
  for (let round = 0; round < 5; round += 1) {
    const { statuses, closed } = await sendRaw(port, HEALTH, { from: '127.0.0.4' })
    expect([statuses, closed]).toEqual([[200], true])
  }
  await close()
})

test('F49: who closes its connections may open others', async () => {
  const { port, close } = await served({ maxConnections: 100, maxPerAddress: 5 })
  for (let round = 0; round < 3; round += 1) {
    await hold(port, 5, '127.0.0.1')
    expect((await sendRaw(port, PAGE)).statuses).toEqual([503])
    for (const socket of open.splice(0)) socket.destroy()
    await expect.poll(async () => (await sendRaw(port, PAGE)).statuses).toEqual([200])
  }
  await close()
})

test('F49: behind a trusted proxy, whose address all readers have, only all together are limited', async () => {
  const { port, close } = await served({ maxConnections: 30, maxPerAddress: 5 }, true)
  const stay = await hold(port, 29, '127.0.0.1')
  expect((await sendRaw(port, PAGE)).statuses).toEqual([200])
  await wait(1500)
  expect(stay()).toBe(29)
  await close()
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('F49: %s counts for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
