/** nginx and Caddy, with the settings that a build wrote, answer like our own server, address by address. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHosting } from '../../src/server/read-hosting.ts'
import { type RunningServer, startServer } from '../../src/server/serve.ts'
import { ADDRESSES, type Asked, WAYS_OUT } from './addresses.ts'
import { type Answer, ask } from './ask.ts'
import { buildFixture, sendReportsTo } from './built-fixture.ts'
import { takeReports } from './reports.ts'
import { type Host, startCaddy, startNginx } from './start-hosts.ts'

/** What names the server of somebody else's that gets reports. */
const SETTINGS = ['nginx/docs-server.conf', 'caddy/docs.caddy']
const BUILD_MS = 240_000
/** Beside those of the table that the build wrote. */
const HEADERS = [
  'content-encoding',
  'cache-control',
  'allow',
  'access-control-allow-origin',
  'vary',
  'link',
  'last-modified',
  'strict-transport-security',
]

describe.each(['', '/docs'])('a site below "%s"', (base) => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-hosts-'))
  const dist = join(folder, 'site/dist')
  const hosts: Record<string, Host> = {}
  let reports: Awaited<ReturnType<typeof takeReports>>
  let own: RunningServer
  let asset = ''

  beforeAll(async () => {
    // The workers of nginx may be somebody else.
    chmodSync(folder, 0o755)
    buildFixture(dist, base)
    reports = await takeReports()
    for (const file of SETTINGS) sendReportsTo(reports.port, join(`${dist}-hosting`, file))
    writeFileSync(join(folder, 'site/secret'), 'secret')
    writeFileSync(join(dist, '.hidden'), 'secret')
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
    asset = `/assets/${scripts[0]}`
    own = await startServer({ dist, base, port: 0, host: '127.0.0.1' })
    for (const [name, start] of Object.entries({ nginx: startNginx, caddy: startCaddy })) {
      const work = join(folder, name)
      mkdirSync(work)
      hosts[name] = await start(dist, join(`${dist}-hosting`, name), work)
    }
  }, BUILD_MS)

  afterAll(async () => {
    reports?.stop()
    await Promise.all([own?.close(), ...Object.values(hosts).map((host) => host.stop())])
    rmSync(folder, { recursive: true, force: true })
  })

  function askAt(port: number, { path, question }: Asked): Promise<Answer> {
    return ask(port, base + (path === 'ASSET' ? asset : path), question)
  }
  const askOwn = (asked: Asked) => askAt(Number(new URL(own.url).port), asked)

  test('our server does not serve what is for hosts', async () => {
    for (const path of ['/hosting.json', '/_headers', '/_redirects', '/.assetsignore', '/.hidden']) {
      expect([path, (await askOwn({ path })).status]).toEqual([path, 404])
    }
  })

  describe.each(['nginx', 'caddy'])('%s', (name) => {
    const askHost = (asked: Asked) => askAt(hosts[name]?.port ?? 0, asked)
    // Nobody asks for nothing at all.
    const addresses = ADDRESSES.filter(({ path }) => base + path !== '')

    test.each(addresses)('answers $path $question like our server', async (asked) => {
      const [expected, received] = await Promise.all([askOwn(asked), askHost(asked)])
      expect(told(received, asked, dist)).toEqual(told(expected, asked, dist))
    })

    test.each(WAYS_OUT)('%s does not lead out', async (path) => {
      const { status, body } = await askHost({ path })
      expect([400, 404]).toContain(status)
      expect(body).not.toBe('secret')
    })

    test.each(['/', '/nothing', '/guide/', 'ASSET', '/old/page'])(
      '%s has every header of the table',
      async (path) => {
        expect((await askHost({ path })).headers).toMatchObject(readHosting(dist).headers)
      },
    )

    test.each(['/', '/guide/install', '/long.txt', 'ASSET'])(
      '%s is not sent again to those who have it',
      async (path) => {
        const headers = { 'accept-encoding': 'gzip' }
        const first = await askHost({ path, question: { headers } })
        const tag = first.headers['etag'] ?? ''
        expect(tag).toMatch(/^"[^"]+"$/)
        const again = await askHost({ path, question: { headers: { ...headers, 'if-none-match': tag } } })
        expect([again.status, again.body]).toEqual([304, ''])
        expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
        const other = await askHost({ path, question: { headers: { 'if-none-match': '"other"' } } })
        expect(other.status).toBe(200)
      },
    )

    test('browsers are told to keep to TLS where they came over it', async () => {
      const path = `${base}/nothing`
      const { status, headers } = await ask(hosts[name]?.tlsPort ?? 0, path, { tls: true })
      expect([status, headers['strict-transport-security']]).toEqual([404, 'max-age=31536000'])
      expect(headers).toMatchObject(readHosting(dist).headers)
    })

    test.each([
      ['/t/api/event', 'POST /api/event', '127.0.0.1'],
      ['/reports', 'POST /api/7/envelope/?sentry_key=key', undefined],
    ])('%s is passed on, without cookies', async (path, target, address) => {
      const secrets = {
        cookie: 'a=b',
        authorization: 'Basic YTpi',
        'user-agent': 'tester',
        'x-forwarded-for': '6.6.6.6',
      }
      const question = { method: 'POST', headers: { ...secrets, 'content-type': 'text/plain' }, body: '{}' }
      const { status, headers, body } = await askHost({ path, question })
      expect([status, body, headers['set-cookie']]).toEqual([202, 'ok', undefined])
      const taken = reports.taken.pop()
      expect([taken?.target, taken?.body]).toEqual([target, '{}'])
      const {
        cookie,
        authorization,
        host,
        'x-forwarded-for': client,
        'user-agent': browser,
      } = taken?.headers ?? {}
      expect([cookie, authorization, client, browser]).toEqual([undefined, undefined, address, 'tester'])
      expect(host).toBe(`127.0.0.1:${reports.port}`)
      const asked = await askHost({ path })
      expect([asked.status, asked.headers['allow']]).toEqual([405, 'POST'])
    })

    test('an error page is sent in full, whatever is known', async () => {
      const first = await askHost({ path: '/nothing' })
      const headers = { 'if-none-match': first.headers['etag'] ?? '*' }
      const again = await askHost({ path: '/nothing', question: { headers } })
      expect([again.status, again.body]).toEqual([404, first.body])
    })
  })

  test('Caddy sends brotli where our server does', async () => {
    const asked = { path: '/guide', question: { headers: { 'accept-encoding': 'gzip, deflate, br' } } }
    const [expected, received] = await Promise.all([askOwn(asked), askAt(hosts['caddy']?.port ?? 0, asked)])
    expect(received.headers['content-encoding']).toBe('br')
    expect(told(received, asked, dist)).toEqual(told(expected, asked, dist))
  })
})

/** What a client notices; redirects and refusals have a body of each server's own. */
function told({ status, headers, body }: Answer, { bodyIsOwn }: Asked, dist: string) {
  const named = [...HEADERS, ...Object.keys(readHosting(dist).headers)].map((name) => [
    name,
    headers[name]?.toLowerCase(),
  ])
  const content =
    bodyIsOwn || status === 308 ? {} : { type: headers['content-type'], bytes: body.length, body }
  return { status, location: headers['location'], ...Object.fromEntries(named), ...content }
}
