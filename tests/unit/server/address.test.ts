import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveSite } from './served-site.ts'

let site: Awaited<ReturnType<typeof serveSite>>
let based: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  site = await serveSite()
  based = await serveSite(undefined, '/docs/')
})
afterAll(async () => {
  await site.close()
  await based.close()
})

describe('canonical addresses', () => {
  test.each([
    ['/', '<!doctype html>'],
    ['/scribe/v2', 'Scribe V2'],
    ['/scribe/v1', 'Scribe V1'],
    ['/scribe/v2?tab=a?b', 'Scribe V2'],
    ['/guide/index', 'A page called index'],
    ['/%C3%BCber%20uns', 'About'],
    ['http://other.example/scribe/v2', 'Scribe V2'],
    ['/guide.md', '# Guide'],
    ['/.well-known/security.txt', 'Contact'],
  ])('R1.01: %s is served', async (path, text) => {
    const { status, body } = await site.ask(path)
    expect(status).toBe(200)
    expect(body.toString()).toContain(text)
  })

  test.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/scribe/v2/', '/scribe/v2'],
    ['/scribe/v2/?q=a%20b&c', '/scribe/v2?q=a%20b&c'],
    ['/scribe/v2/index.html?x', '/scribe/v2?x'],
    ['/scribe/v2.html', '/scribe/v2'],
    ['/scribe/v1/', '/scribe/v1'],
    ['/%C3%BCber%20uns/', '/%C3%BCber%20uns'],
  ])('RTE-01: %s goes to %s', async (path, location) => {
    const { status, headers } = await site.ask(path)
    expect([status, headers['location']]).toEqual([308, location])
  })
})

describe('unknown addresses', () => {
  test.each([
    '/nothing',
    '/nothing/',
    '/scribe',
    '/scribe/v2//',
    '//scribe/v2/',
    '//other.example/',
    '/assets/',
    '/data/search.json/',
    '/hosting.json',
    '/.secret',
    '/scribe%2Fv2',
    '/../package.json',
    '/scribe/../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/..%5c..%5cetc/passwd',
    '/constructor',
    '/__proto__',
  ])('R2.05: %s answers 404 with the 404 page', async (path) => {
    const { status, body } = await site.ask(path)
    expect(status).toBe(404)
    expect(body.toString()).toBe('<p>Nothing here</p>')
  })

  test('R2.05: /404 and /500 exist and answer with their own status', async () => {
    expect((await site.ask('/404')).status).toBe(404)
    const broken = await site.ask('/500')
    expect([broken.status, broken.body.toString()]).toEqual([500, '<p>Broken</p>'])
    expect((await site.ask('/404.html')).headers['location']).toBe('/404')
  })

  test.each([
    ['/fr/nothing', 404, 'Rien ici'],
    ['/fr/guide/no/such?x=1', 404, 'Rien ici'],
    ['/fr/404', 404, 'Rien ici'],
    ['/fr/500', 500, 'Cassé'],
    ['/french', 404, 'Nothing here'],
    ['/errors/nothing', 404, 'Nothing here'],
    ['/errors/404', 200, 'What 404 means'],
  ])('R2.05: %s answers %i with the closest error page', async (path, status, text) => {
    const answer = await site.ask(path)
    expect([answer.status, answer.body.toString()]).toEqual([status, `<p>${text}</p>`])
  })

  test.each(['/%', '/%zz', '/scribe/%E0%A4%A', '/%00', '/a%0d%0aset-cookie:x'])(
    '%s answers 400',
    async (path) => {
      expect((await site.ask(path)).status).toBe(400)
    },
  )

  test('a target that is no path answers 400', async () => {
    expect((await site.ask('scribe/v2')).status).toBe(400)
  })
})

describe('older addresses', () => {
  test.each([
    ['/old/page', '/scribe/v2#start'],
    ['/old/page/', '/scribe/v2#start'],
    ['/old/page?q=1', '/scribe/v2?q=1#start'],
    ['/shop', 'https://shop.example/x'],
  ])('R2.05: %s leads to %s', async (path, location) => {
    const answer = await site.ask(path)
    expect(answer.status).toBe(308)
    expect(answer.headers['location']).toBe(location)
  })

  test('with a base path', async () => {
    expect((await based.ask('/docs/old/page')).headers['location']).toBe('/docs/scribe/v2#start')
  })

  test('the list itself is not served', async () =>
    expect((await site.ask('/hosting.json')).status).toBe(404))
})

describe('base path', () => {
  test('C70: the address of the home page has the base and one slash', () => {
    expect(new URL(based.url).pathname).toBe('/docs/')
  })

  test.each([
    ['/docs/', 200],
    ['/docs/scribe/v2', 200],
    ['/docs/assets/entry-C3xK9_aB.js', 200],
    ['/docs/nothing', 404],
    ['/', 404],
    ['/scribe/v2', 404],
    ['/docsscribe/v2', 404],
  ])('C70: below /docs, %s answers %i', async (path, status) => {
    expect((await based.ask(path)).status).toBe(status)
  })

  test('C16: the search data is found below the base path', async () => {
    const { status, headers } = await based.ask('/docs/data/search.json')
    expect([status, headers['content-type']]).toEqual([200, 'application/json'])
  })

  test.each([
    ['/docs', '/docs/'],
    ['/docs?q=1', '/docs/?q=1'],
    ['/docs/index.html', '/docs/'],
    ['/docs/scribe/v2/?q=1', '/docs/scribe/v2?q=1'],
  ])('C70: %s goes to %s', async (path, location) => {
    const { status, headers } = await based.ask(path)
    expect([status, headers['location']]).toEqual([308, location])
  })
})
