import { beforeEach, expect, it, vi } from 'vitest'
import { sweep, trimPages } from '../../../../src/browser/offline/bounds.ts'
import { FILES, keptCopy, PAGES } from '../../../../src/browser/offline/copies.ts'
import { rememberAsked } from '../../../../src/browser/offline/kept-site.ts'
import { type FakeCache, fakeCaches } from './fake-caches.ts'

const HOME = 'https://docs.example/'
const DAY = 24 * 3600 * 1000

let stored: Map<string, FakeCache>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('location', new URL(HOME))
  vi.stubGlobal('caches', fakeCaches(HOME, stored))
})

async function put(cache: string, path: string, text = '', age = 0): Promise<void> {
  const date = new Date(Date.now() - age).toUTCString()
  await (await caches.open(cache)).put(path, new Response(text, { headers: { date } }))
}

const paths = (cache: string) =>
  [...(stored.get(cache)?.entries.keys() ?? [])].map((url) => new URL(url).pathname)

it('keeps the 100 pages visited last', async () => {
  for (let page = 0; page < 105; page += 1) await put(PAGES, `/${page}`)
  await put(PAGES, '/0')
  await trimPages()
  expect(paths(PAGES)).toHaveLength(100)
  expect(paths(PAGES)).toContain('/0')
  expect(paths(PAGES)).not.toContain('/5')
  expect(paths(PAGES)).toContain('/6')
})

it('never drops pages and files of a whole site that the reader asked for', async () => {
  await rememberAsked({ version: '1', bytes: 1, pages: ['/0', '/1'], files: ['/assets/a.js'] })
  for (let page = 0; page < 105; page += 1) await put(PAGES, `/${page}`, '', 100 * DAY)
  await put(FILES, '/assets/a.js')
  await trimPages()
  expect(paths(PAGES)).toHaveLength(102)
  await sweep()
  expect(paths(PAGES)).toEqual(['/0', '/1'])
  expect(paths(FILES)).toEqual(['/assets/a.js'])
})

it('leaves a file for a day that came before what names it', async () => {
  await put(FILES, '/assets/early.js')
  await put(FILES, '/assets/late.js', '', 2 * DAY)
  await sweep()
  expect(paths(FILES)).toEqual(['/assets/early.js'])
})

it('drops old pages, and files that no kept page needs, directly or through other files', async () => {
  await put(PAGES, '/old', '<link href="/assets/site.1.css">', 61 * DAY)
  await put(PAGES, '/new', '<link href="/assets/site.2.css"><script src="/assets/entry.2.js">', 59 * DAY)
  await put(FILES, '/assets/site.1.css', '', 2 * DAY)
  await put(FILES, '/assets/site.2.css', '@font-face { src: url(font.2.woff2) }')
  await put(FILES, '/assets/entry.2.js', 'import("./chunk-2.js")')
  await put(FILES, '/assets/chunk-2.js', 'fetch("/a%20b.svg")')
  await put(FILES, '/assets/chunk-1.js', '', 2 * DAY)
  await put(FILES, '/assets/font.2.woff2')
  await put(FILES, '/a%20b.svg')
  await sweep()
  expect(paths(PAGES)).toEqual(['/new'])
  expect(paths(FILES).sort()).toEqual([
    '/a%20b.svg',
    '/assets/chunk-2.js',
    '/assets/entry.2.js',
    '/assets/font.2.woff2',
    '/assets/site.2.css',
  ])
})

it('finds nothing where storage throws', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) })
  expect(await keptCopy(PAGES, HOME)).toBeUndefined()
  expect(await rememberAsked({ version: '1', bytes: 1, pages: [], files: [] })).toBe(false)
})
