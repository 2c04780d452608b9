import { afterAll, beforeAll, expect, test } from 'vitest'
import { prefersMarkdown } from '../../../src/server/accepted-type.ts'
import { BUILT_SITE, serveSite } from './served-site.ts'

let site: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  const twins = {
    'index.md': '# Home\n',
    'scribe/v2.md': '# Scribe V2\n',
    'über uns.md': '# About\n',
    '404.md': '# A page that nobody asked for\n',
  }
  site = await serveSite({ ...BUILT_SITE, ...twins }, '/docs')
})
afterAll(() => site.close())

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/markdown;q=0.9, text/html;q=0.8', true],
  ['TEXT/Markdown; charset=utf-8', true],
  ['text/markdown, text/*;q=0.9', true],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.000, */*;q=0', false],
  ['text/markdown;q=much', false],
  ['text/markdownish', false],
  ['text/*', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
  ['', false],
  [undefined, false],
])('Accept: %s', (header, expected) => {
  expect(prefersMarkdown(header)).toBe(expected)
})

test('who asks for Markdown gets it at the address of the page; both answers say that they vary, and name each other', async () => {
  for (const [path, twin] of [
    ['/docs/', '/docs/index.md'],
    ['/docs/scribe/v2', '/docs/scribe/v2.md'],
    ['/docs/%C3%BCber%20uns', '/docs/%C3%BCber%20uns.md'],
  ] as const) {
    const html = await site.ask(path, { headers: { accept: 'text/html' } })
    const markdown = await site.ask(path, { headers: { accept: 'text/markdown' } })
    const own = await site.ask(twin)
    expect([html.status, html.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html.headers['link']).toBe(`<${twin}>; rel="alternate"; type="text/markdown"`)
    expect(html.headers['vary']).toMatch(/(^|, )accept$/)
    expect([markdown.status, markdown.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(markdown.headers['vary']).toMatch(/(^|, )accept$/)
    expect(markdown.headers['content-location']).toBe(twin)
    expect(markdown.body.toString()).toBe(own.body.toString())
    expect(own.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(own.headers).not.toHaveProperty('content-location')
    const etag = markdown.headers['etag'] ?? ''
    expect(html.headers['etag']).not.toBe(etag)
    const again = await site.ask(path, { headers: { accept: 'text/markdown', 'if-none-match': etag } })
    expect([again.status, again.headers['vary']]).toEqual([304, 'accept'])
  }
})

test('what has no twin is answered as ever: files, other spellings, what has moved, and missing pages', async () => {
  const headers = { accept: 'text/markdown' }
  const answers = await Promise.all(
    [
      '/docs/pixel.png',
      '/docs/scribe/v1',
      '/docs/scribe/v2/',
      '/docs/old/page',
      '/docs/nothing',
      '/docs/404',
    ].map(async (path) => {
      const { status, headers: got } = await site.ask(path, { headers })
      return [path, status, got['location'] ?? got['content-type']]
    }),
  )
  expect(answers).toEqual([
    ['/docs/pixel.png', 200, 'image/png'],
    ['/docs/scribe/v1', 200, 'text/html; charset=utf-8'],
    ['/docs/scribe/v2/', 308, '/docs/scribe/v2'],
    ['/docs/old/page', 308, '/docs/scribe/v2#start'],
    ['/docs/nothing', 404, 'text/html; charset=utf-8'],
    ['/docs/404', 404, 'text/html; charset=utf-8'],
  ])
})
