import { beforeEach, describe, expect, it, vi } from 'vitest'
import { kindOf, pageAddress } from '../../../../src/browser/offline/addresses.ts'

const HOME = 'https://docs.example/'

beforeEach(() => {
  vi.stubGlobal('location', new URL(HOME))
})

interface Asked {
  method?: string
  headers?: Record<string, string>
  destination?: string
  mode?: string
}

/** As a service worker sees it; what a script cannot choose is put in. */
function request(path: string, { destination = '', mode = 'cors', ...init }: Asked = {}): Request {
  const made = new Request(new URL(path, HOME), init)
  Object.defineProperties(made, { destination: { value: destination }, mode: { value: mode } })
  return made
}

const VISIT = { mode: 'navigate', destination: 'document' }

describe('kindOf', () => {
  it.each([
    ['/', VISIT],
    ['/guide?q=1', VISIT],
    ['/scribe/v2.1', VISIT],
    ['/guide', { headers: { accept: 'text/html' } }],
  ])('%s is a page', (path, asked) => {
    expect(kindOf(request(path, asked))).toBe('page')
  })

  it('files below /assets/ never change', () => {
    expect(kindOf(request('/assets/static/site.abc.css', { destination: 'style' }))).toBe('hashed')
    expect(kindOf(request('/assets/search-0f.json'))).toBe('hashed')
  })

  it('pictures, icons and search data may change', () => {
    expect(kindOf(request('/logo.svg', { destination: 'image' }))).toBe('file')
    expect(kindOf(request('/search/en-US.json'))).toBe('file')
  })

  it.each<[string, Asked]>([
    ['/guide', { ...VISIT, method: 'POST' }],
    ['/guide.pdf', VISIT],
    ['/healthz', VISIT],
    ['/healthz', {}],
    ['/_next/image?url=%2Fa.png&w=640', { destination: 'image' }],
    ['/assets/film.mp4', { headers: { range: 'bytes=0-' }, destination: 'video' }],
    ['/t/api/event', { method: 'POST' }],
    ['/offline.json', {}],
    ['/service-worker.js', {}],
    ['https://elsewhere.example/a.css', { destination: 'style' }],
  ])('%s %o is left alone', (path, asked) => {
    expect(kindOf(request(path, asked))).toBeUndefined()
  })
})

describe('pageAddress', () => {
  it('one page, one address', () => {
    const spellings = ['guide', 'guide/', 'guide.html', 'guide/index', 'guide/index.html', 'guide?q=1#part']
    const addresses = spellings.map((path) => pageAddress(new URL(path, HOME)))
    expect(new Set(addresses)).toEqual(new Set(['https://docs.example/guide']))
  })

  it('the home page ends with a slash', () => {
    expect(pageAddress(new URL('/index.html', HOME))).toBe(HOME)
    expect(pageAddress(new URL('/?q=1', HOME))).toBe(HOME)
  })
})
