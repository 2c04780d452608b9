import { beforeEach, expect, it, vi } from 'vitest'
import { keep, keptCopy, PAGES, renew } from '../../../../src/browser/offline/copies.ts'
import { type FakeCache, fakeCaches } from './fake-caches.ts'

const HOME = 'https://docs.example/'
const GUIDE = `${HOME}guide`

let stored: Map<string, FakeCache>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('location', new URL(HOME))
  vi.stubGlobal('caches', fakeCaches(HOME, stored))
})

function page(words: string): Response {
  const text = `<html><script data-settings="">{}</script>${words}</html>`
  return new Response(text, { headers: { 'content-type': 'text/html', 'content-encoding': 'br' } })
}

const kept = async () => (await (await keptCopy(PAGES, GUIDE))?.text())?.replaceAll(/<[^>]*>|\{\}/g, '')

it('F42: what was asked for earlier never takes the place of what was asked for later', async () => {
  const now = Date.now()
  expect(await keep(PAGES, GUIDE, page('new'), now - 1000)).toBe('kept')
  expect(await keep(PAGES, GUIDE, page('late answer'), now - 5000)).toBe('kept')
  expect(await kept()).toBe('new')
  await keep(PAGES, GUIDE, page('newer'), now)
  expect(await kept()).toBe('newer')
})

it('F42: a clock that was put back does not keep a copy for ever', async () => {
  await keep(PAGES, GUIDE, page('of next year'), Date.now() + 1e10)
  await keep(PAGES, GUIDE, page('of today'))
  expect(await kept()).toBe('of today')
})

it('F42: a copy that is renewed is the newest of its cache and as old as before', async () => {
  const asked = Date.now() - 1000
  await keep(PAGES, GUIDE, page('guide'), asked)
  await keep(PAGES, HOME, page('home'), asked)
  await renew(PAGES, GUIDE)
  expect([...(stored.get(PAGES)?.entries.keys() ?? [])]).toEqual([HOME, GUIDE])
  await keep(PAGES, GUIDE, page('older'), asked - 1)
  expect(await kept()).toBe('guide')
})

it('F42: what is not whole changes nothing, and says so', async () => {
  await keep(PAGES, GUIDE, page('guide'))
  const login = () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })
  expect(await keep(PAGES, GUIDE, login())).toBe('broken')
  const torn = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })
  expect(await keep(PAGES, GUIDE, new Response(torn))).toBe('broken')
  expect(await kept()).toBe('guide')
})

it('F42: a broken copy is deleted when it is looked at', async () => {
  const cache = await caches.open(PAGES)
  await cache.put(GUIDE, new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } }))
  expect(await keptCopy(PAGES, GUIDE)).toBeUndefined()
  expect(stored.get(PAGES)?.entries.size).toBe(0)
})

it('a copy says nothing about the bytes as they were sent', async () => {
  await keep(PAGES, GUIDE, page('guide'))
  expect((await keptCopy(PAGES, GUIDE))?.headers.get('content-encoding')).toBeNull()
})
