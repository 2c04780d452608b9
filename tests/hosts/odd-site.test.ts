/** A site without languages, with addresses that mean something in the settings of a server. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOSTING_FILE, SECURITY_HEADERS } from '../../src/config/hosting.ts'
import type { Hosting } from '../../src/config/hosting-schema.ts'
import { writeSettings } from '../../src/hosting/write-settings.ts'
import { type RunningServer, startServer } from '../../src/server/serve.ts'
import { ask } from './ask.ts'
import { type Host, startCaddy, startNginx } from './start-hosts.ts'

const ODD = [
  '/we$ird$1"(x)',
  '/back\\slash\\n',
  '/{brace}/{path}',
  '/semi;colon',
  "/quote'",
  '/dot.[a-z]*',
  '/per%cent',
  '/a+b^c|d',
]
const hosting: Hosting = {
  headers: { ...SECURITY_HEADERS, 'content-security-policy': `default-src 'none'; report-to "a{b}"` },
  redirects: Object.fromEntries(ODD.map((path, index) => [path, `/page${path}#${index}`])),
  forwards: [],
}
const FILES: Record<string, string> = {
  [HOSTING_FILE]: JSON.stringify(hosting),
  'index.html': 'home',
  '404.html': 'nothing',
  '404/index.html': 'nothing',
  '500.html': 'broken',
  'flat.html': 'flat',
  'folder/flat.html': 'flat',
  '500/index.html': 'broken',
  'page/$docs_path{path}/index.html': 'page',
  'assets/file $1.unknown': 'file',
}

describe.each(['/', '/a.b/'])('an odd site below %s', (base) => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-odd-site-'))
  const dist = join(folder, 'dist')
  const hosts: Record<string, Host> = {}
  let own: RunningServer

  beforeAll(async () => {
    // The workers of nginx may be somebody else.
    chmodSync(folder, 0o755)
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(dist, name)), { recursive: true })
      writeFileSync(join(dist, name), text)
    }
    await writeSettings(hosting, dist, join(folder, 'settings'), base)
    own = await startServer({ dist, base, port: 0, host: '127.0.0.1' })
    for (const [name, start] of Object.entries({ nginx: startNginx, caddy: startCaddy })) {
      mkdirSync(join(folder, name))
      hosts[name] = await start(dist, join(folder, 'settings', name), join(folder, name))
    }
  }, 60_000)

  afterAll(async () => {
    await Promise.all([own?.close(), ...Object.values(hosts).map((host) => host.stop())])
    rmSync(folder, { recursive: true, force: true })
  })

  describe.each(['nginx', 'caddy'])('%s', (name) => {
    test.each([
      ...ODD,
      ...ODD.map((path) => `${path}/`),
      '/',
      '/page/$docs_path{path}',
      '/page/$docs_path{path}/',
      '/assets/file $1.unknown',
      '/flat',
      '/flat/',
      '/flat.html',
      '/folder/flat',
      '/folder/flat.html',
      '/folder',
      '/index',
      '/404',
      '/500',
      '/{path}',
      '/axb',
    ])('%s', async (path) => {
      const target = (base + path.slice(1)).split('/').map(encodeURIComponent).join('/')
      const [expected, received] = await Promise.all(
        [Number(new URL(own.url).port), hosts[name]?.port ?? 0].map(async (port) => {
          const { status, headers, body } = await ask(port, target)
          const { location, 'cache-control': cache, 'content-security-policy': policy } = headers
          const type = headers['content-type']
          return status === 308 ? { status, location, policy } : { status, body, type, cache, policy }
        }),
      )
      expect(received).toEqual(expected)
    })
  })
})
