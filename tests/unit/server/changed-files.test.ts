import { appendFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { LONG_HTML, serveSite } from './served-site.ts'

const PAGE = 'scribe/v2/index.html'
const FILES = {
  'index.html': LONG_HTML,
  [PAGE]: '<p>Scribe V2</p>',
  '500.html': '<p>Broken</p>',
  'film.mp4': Buffer.alloc(100_000, 'film'),
}
/** The pages fit; the film stays on disk. */
const memoryLimit = 50_000

let site: Awaited<ReturnType<typeof serveSite>>
let log: MockInstance<typeof process.stderr.write>

beforeEach(async () => {
  log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  site = await serveSite(FILES, '', { memoryLimit })
})
afterEach(() => site.close())

const film = () => join(site.dist, 'film.mp4')

test('R1.01: what happens to the folder after the start does not reach the readers', async () => {
  const before = await site.ask('/scribe/v2')
  truncateSync(join(site.dist, PAGE), 3)
  rmSync(join(site.dist, 'index.html'))
  expect(await site.ask('/scribe/v2')).toMatchObject({ status: 200, body: before.body })
  expect((await site.ask('/', { headers: { 'accept-encoding': 'br' } })).status).toBe(200)
})

describe('a file that stayed on disk', () => {
  test('is sent whole, in parts, and as headers only', async () => {
    const whole = await site.ask('/film.mp4')
    expect([whole.status, whole.body]).toEqual([200, FILES['film.mp4']])
    const part = await site.ask('/film.mp4', { headers: { range: 'bytes=99998-' } })
    expect([part.status, part.body.toString()]).toEqual([206, 'lm'])
    const head = await site.ask('/film.mp4', { method: 'HEAD' })
    expect([head.headers['content-length'], head.headers['etag']]).toEqual(['100000', whole.headers['etag']])
    const known = await site.ask('/film.mp4', { headers: { 'if-none-match': whole.headers['etag'] ?? '' } })
    expect(known.status).toBe(304)
  })

  test.each([
    ['gone', () => rmSync(film())],
    ['cut short', () => truncateSync(film(), 10)],
    ['longer', () => appendFileSync(film(), 'x')],
    ['another of the same length', () => writeFileSync(film(), Buffer.alloc(100_000, 'new'))],
  ])('R2.05: %s: 500 with the 500 page, never bytes under a wrong entity tag', async (_, change) => {
    change()
    for (const headers of [{}, { range: 'bytes=0-3' }]) {
      const { status, body, headers: sent } = await site.ask('/film.mp4', { headers })
      expect([status, body.toString(), sent['etag']]).toEqual([500, '<p>Broken</p>', undefined])
    }
    expect(log).toHaveBeenCalledTimes(2)
    expect((await site.ask('/scribe/v2')).status).toBe(200)
  })
})

test('reading again takes a new build over, and keeps the old one where there is none', async () => {
  const before = await site.ask('/scribe/v2')
  writeFileSync(join(site.dist, PAGE), '<p>Scribe, next build</p>')
  site.server.reload()
  const after = await site.ask('/scribe/v2')
  expect(after.body.toString()).toBe('<p>Scribe, next build</p>')
  expect(after.headers['etag']).not.toBe(before.headers['etag'])
  rmSync(join(site.dist, 'index.html'))
  expect(() => site.server.reload()).toThrow('holds no index.html')
  expect((await site.ask('/')).status).toBe(200)
})
