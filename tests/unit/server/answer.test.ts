import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUILT_SITE, LONG_HTML, POLICY, serveSite } from './served-site.ts'

let site: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  site = await serveSite()
})
afterAll(() => site.close())

describe('headers', () => {
  test('R1.01: every answer carries the security headers and the policy of the build', async () => {
    for (const path of ['/', '/nothing', '/scribe/v2/', '/%', '/pixel.png']) {
      const { headers } = await site.ask(path)
      expect(headers).toMatchObject({
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers).not.toHaveProperty('x-powered-by')
    }
  })

  test('API documents are open to scripts of all sites, and nothing else is', async () => {
    const yaml = await site.ask('/apis/jobs.yaml')
    expect(yaml.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/yaml',
      'cache-control': 'no-cache',
    })
    const again = await site.ask('/apis/jobs.yaml', {
      headers: { 'if-none-match': yaml.headers['etag'] ?? '' },
    })
    expect([again.status, again.headers['access-control-allow-origin']]).toEqual([304, '*'])
    for (const path of ['/', '/apis', '/apis/nothing.yaml', '/data/search.json', '/guide.md'])
      expect((await site.ask(path)).headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('without hosting.json the fixed headers remain', async () => {
    const { 'hosting.json': _, ...files } = BUILT_SITE
    const plain = await serveSite(files)
    const { headers } = await plain.ask('/')
    await plain.close()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers).not.toHaveProperty('content-security-policy')
  })

  test('a hosting.json with a wrong value is refused by name', async () => {
    const hosting = { headers: { 'x-robots-tag': 1 }, redirects: {}, forwards: [] }
    const files = { ...BUILT_SITE, 'hosting.json': JSON.stringify(hosting) }
    await expect(serveSite(files)).rejects.toThrow(
      /hosting\.json: headers\.x-robots-tag: .*expected string, received number/,
    )
  })

  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/data/search.json', 'application/json', 'no-cache'],
    ['/guide.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/pixel.png', 'image/png', 'no-cache'],
    ['/assets/entry-C3xK9_aB.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/logo.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('%s is %s, kept as %s', async (path, type, cache) => {
    const { headers } = await site.ask(path)
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache])
  })
})

describe('methods', () => {
  test('HEAD answers like GET without a body', async () => {
    const get = await site.ask('/')
    const head = await site.ask('/', { method: 'HEAD' })
    expect(head.body.length).toBe(0)
    expect(head.headers['content-length']).toBe(String(get.body.length))
    expect((await site.ask('/nothing', { method: 'HEAD' })).status).toBe(404)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s answers 405', async (method) => {
    const { status, headers } = await site.ask('/', { method })
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
  })
})

describe('revalidation', () => {
  test('a known entity tag answers 304 without a body', async () => {
    const { headers } = await site.ask('/')
    const etag = headers['etag'] ?? ''
    for (const known of [etag, `W/${etag}`, `"old", ${etag}`, '*']) {
      const again = await site.ask('/', { headers: { 'if-none-match': known } })
      expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, etag])
      expect(again.headers['cache-control']).toBe('no-cache')
    }
    expect((await site.ask('/', { headers: { 'if-none-match': '"old"' } })).status).toBe(200)
  })

  test('a 404 is never answered from a cache', async () => {
    const { status, headers } = await site.ask('/nothing', { headers: { 'if-none-match': '*' } })
    expect([status, headers['etag']]).toEqual([404, undefined])
  })
})

describe('compression', () => {
  test('brotli is preferred, gzip and plain bytes are offered', async () => {
    const br = await site.ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    const gz = await site.ask('/', { headers: { 'accept-encoding': 'gzip' } })
    const plain = await site.ask('/')
    expect([br, gz, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ])
    expect(brotliDecompressSync(br.body).toString()).toBe(LONG_HTML)
    expect(gunzipSync(gz.body).toString()).toBe(LONG_HTML)
    expect(plain.body.toString()).toBe(LONG_HTML)
    expect(new Set([br, gz, plain].map(({ headers }) => headers['etag'])).size).toBe(3)
    for (const { headers } of [br, gz, plain]) expect(headers['vary']).toBe('accept-encoding')
  })

  test('short texts and images are sent as they are', async () => {
    for (const path of ['/scribe/v2', '/pixel.png']) {
      const { headers } = await site.ask(path, { headers: { 'accept-encoding': 'br' } })
      expect(headers).not.toHaveProperty('content-encoding')
    }
  })

  test('what the build has compressed is sent, and has no address of its own', async () => {
    const marked = brotliCompressSync('compressed by the build')
    const files = { 'index.html': LONG_HTML, 'index.html.br': marked, 'archive.gz': 'no file without .gz' }
    const built = await serveSite(files)
    const { body } = await built.ask('/', { headers: { 'accept-encoding': 'br' } })
    const own = await built.ask('/index.html.br')
    const archive = await built.ask('/archive.gz')
    await built.close()
    expect(body).toEqual(marked)
    expect([own.status, archive.status]).toEqual([404, 200])
  })
})
