import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { noise, servePictures } from './served-pictures.ts'

const dist = mkdtempSync(join(tmpdir(), 'docs-image-site-'))
const cache = join(dist, '.cache')
let server: Server
let address: string

beforeAll(async () => {
  writeFileSync(join(dist, 'index.html'), '<p>Home</p>')
  writeFileSync(join(dist, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(dist, 'broken.png'), 'no picture')
  mkdirSync(join(dist, 'sub folder'))
  await noise(900, 600).jpeg({ quality: 95 }).toFile(join(dist, 'photo.jpg'))
  await noise(500, 400).png().toFile(join(dist, 'sub folder/bild ä.png'))
  ;[server, address] = await servePictures(dist, cache)
})

afterAll(() => {
  server.close()
  rmSync(dist, { recursive: true, force: true })
})

const ask = (query: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${address}?${query}`, { headers, ...init })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const PHOTO = 'url=/docs/photo.jpg&w=384'

describe('R7.04, R9.12: pictures in other sizes', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('who accepts %s gets %s', async (accept, type, format) => {
    const answer = await ask(PHOTO, { accept })
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
      200,
      type,
      'accept',
    ])
    expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ format, width: 384, height: 256 })
  })

  test('the quality is 75 unless it is given', async () => {
    const accept = { accept: 'image/webp' }
    const [own, given, low] = await Promise.all(
      ['', '&q=75', '&q=10'].map(async (q) => bytesOf(await ask(PHOTO + q, accept))),
    )
    expect(own?.equals(given ?? Buffer.alloc(0))).toBe(true)
    expect(low?.length).toBeLessThan(own?.length ?? 0)
  })

  test('a picture is never enlarged', async () => {
    const answer = await ask('url=/docs/photo.jpg&w=3840', { accept: 'image/webp' })
    expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ width: 900 })
  })

  test('addresses as pages write them', async () => {
    const written = encodeURIComponent('/docs/sub%20folder/bild%20%C3%A4.png')
    expect((await ask(`url=${written}&w=64`)).status).toBe(200)
  })

  test('an answer is asked for again with its tag', async () => {
    const first = await ask(PHOTO)
    const etag = first.headers.get('etag') ?? ''
    expect((await ask(PHOTO, { 'if-none-match': etag })).status).toBe(304)
    expect((await ask(PHOTO, { 'if-none-match': etag, accept: 'image/webp' })).status).toBe(200)
  })

  test('HEAD says the same without a body, other methods are refused', async () => {
    const head = await ask(PHOTO, {}, { method: 'HEAD' })
    expect([head.status, Number(head.headers.get('content-length')) > 0]).toEqual([200, true])
    expect((await ask(PHOTO, {}, { method: 'POST' })).status).toBe(405)
  })

  test('the headers of the site are there', async () =>
    expect((await ask(PHOTO)).headers.get('x-content-type-options')).toBe('nosniff'))
})

describe('R7.04: everything else is a clear 400', () => {
  test.each([
    ['', 'url: expected the address'],
    ['url=/docs/photo.jpg', 'w: expected one of 16, 32'],
    ['url=/docs/photo.jpg&w=500', 'w: expected one of'],
    ['url=/docs/photo.jpg&w=0384', 'w: expected one of'],
    ['url=/docs/photo.jpg&w=384&w=384', 'w is given more than once'],
    ['url=/docs/photo.jpg&w=384&q=0', 'q: expected a whole number'],
    ['url=/docs/photo.jpg&w=384&q=101', 'q: expected a whole number'],
    ['url=/docs/photo.jpg&w=384&q=1e1', 'q: expected a whole number'],
    ['url=/docs/photo.jpg&w=384&x=1', 'Only url, w, q are understood'],
    ['url=/photo.jpg&w=384', 'url: expected'],
    ['url=/docs/drawing.svg&w=384', 'url: expected'],
    ['url=/docs/index.html&w=384', 'url: expected'],
    ['url=https://example.com/a.png&w=384', 'url: expected'],
    ['url=//example.com/docs/a.png&w=384', 'url: expected'],
    ['url=/docs/../etc/passwd.png&w=384', 'url: expected'],
    ['url=/docs/%252e%252e/photo.jpg&w=384', 'url: expected'],
    ['url=/docs/%25&w=384', 'url: expected'],
    ['url=/docs/photo.jpg%00&w=384', 'url: expected'],
    [`url=/docs/${'a'.repeat(3000)}.png&w=384`, 'url: expected'],
    ['url=/docs/broken.png&w=384', 'cannot be read as a picture'],
    ['url=/docs/_next/image?url=/docs/photo.jpg&w=384', 'url: expected'],
  ])('%s', async (query, sentence) => {
    const answer = await ask(query)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store'])
    expect(await answer.text()).toContain(sentence)
  })

  test('2,000 random queries: never anything but 200 and 400', async () => {
    let state = 11
    const pick = <T>(from: readonly T[]): T => {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
      return from[state % from.length] as T
    }
    const urls = [
      '/docs/photo.jpg',
      '/docs/drawing.svg',
      '/docs/',
      '',
      '%',
      '\\',
      '/docs/..%2f..%2fetc',
      '/docs/\u202ephoto.jpg',
      'file:///etc/passwd',
    ]
    const numbers = ['16', '32', '-1', '0', '999999999999', 'NaN', '1e3', '٣٢', '16;', '']
    for (let round = 0; round < 100; round++) {
      const answers = Array.from({ length: 20 }, () => {
        const parts = [`url=${encodeURIComponent(pick(urls))}`, `w=${pick(numbers)}`, `q=${pick(numbers)}`]
        return ask(parts.slice(0, 1 + (state % 3)).join('&'))
      })
      for (const answer of await Promise.all(answers)) {
        await answer.arrayBuffer()
        expect([200, 400]).toContain(answer.status)
      }
    }
  })
})

describe('R7.04: the disk and the load', () => {
  test('what is finished is kept; half of it is never sent', async () => {
    const query = `${PHOTO}&q=33`
    const whole = await bytesOf(await ask(query))
    const before = new Set(readdirSync(cache))
    expect((await bytesOf(await ask(query))).equals(whole)).toBe(true)
    expect(new Set(readdirSync(cache))).toEqual(before)
    for (const name of before) truncateSync(join(cache, name), 100)
    expect((await bytesOf(await ask(query))).equals(whole)).toBe(true)
  })

  test('a folder that cannot be written costs time only', async () => {
    writeFileSync(join(dist, 'a-file'), '')
    const [other, at] = await servePictures(dist, join(dist, 'a-file/cache'))
    onTestFinished(() => void other.close())
    for (let i = 0; i < 2; i++) expect((await fetch(`${at}?${PHOTO}&q=20`)).status).toBe(200)
  })

  test('more than can wait is told to come again; the rest is served', { timeout: 30_000 }, async () => {
    const [other, at] = await servePictures(dist, join(dist, 'a-file/cache'))
    onTestFinished(() => void other.close())
    const queries = Array.from({ length: 100 }, (_, i) => `${at}?url=/docs/photo.jpg&w=640&q=${i + 1}`)
    const answers = await Promise.all(
      queries.map(async (query) => {
        const answer = await fetch(query, { headers: { accept: 'image/webp' } })
        // Nobody waits for a client that does not read.
        await answer.arrayBuffer()
        return answer
      }),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(66)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect(refused[0]?.headers.get('retry-after')).toBe('2')
  })
})
