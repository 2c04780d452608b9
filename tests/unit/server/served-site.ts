import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SECURITY_HEADERS } from '../../../src/config/hosting.ts'
import { type ServerOptions, startServer } from '../../../src/server/serve.ts'

/** Longer than one packet, so that the server compresses it. */
export const LONG_HTML = `<!doctype html><title>t</title>${'<p>Read the guide.</p>'.repeat(200)}`

export const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='"

/** A small built site as files by path. */
export const BUILT_SITE: Record<string, string | Buffer> = {
  'index.html': LONG_HTML,
  'scribe/v2/index.html': '<p>Scribe V2</p>',
  'scribe/v1.html': '<p>Scribe V1</p>',
  'guide/index/index.html': '<p>A page called index</p>',
  'über uns/index.html': '<p>About</p>',
  '404.html': '<p>Nothing here</p>',
  '500.html': '<p>Broken</p>',
  'fr/index.html': '<p>Accueil</p>',
  'fr/404.html': '<p>Rien ici</p>',
  'fr/404/index.html': '<p>Rien ici</p>',
  'fr/500.html': '<p>Cassé</p>',
  'errors/404/index.html': '<p>What 404 means</p>',
  'hosting.json': JSON.stringify({
    headers: { ...SECURITY_HEADERS, 'content-security-policy': POLICY },
    redirects: { '/old/page': '/scribe/v2#start', '/shop': 'https://shop.example/x' },
    forwards: [],
  }),
  'old/page/index.html': '<p>This page has moved</p>',
  'assets/entry-C3xK9_aB.js': `export const a = 1\n${'// long\n'.repeat(300)}`,
  'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'data/search.json': '{}',
  'apis/jobs.yaml': 'openapi: 3.1.0',
  'apis/index.html': '<p>A page of this name</p>',
  'pixel.png': Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  'guide.md': '# Guide',
  '.secret': 'hidden',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface Question {
  method?: string
  headers?: Record<string, string>
}

/** Writes a built site into a temporary folder and serves it; `ask` sends a target exactly as written. */
export async function serveSite(
  files: Record<string, string | Buffer> = BUILT_SITE,
  base = '',
  options: Partial<ServerOptions> = {},
) {
  const dist = mkdtempSync(join(tmpdir(), 'docs-server-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), content)
  }
  const server = await startServer({ dist, base, port: 0, host: '127.0.0.1', ...options })
  return {
    dist,
    url: server.url,
    server,
    ask: (path: string, question: Question = {}) => ask(Number(new URL(server.url).port), path, question),
    close: async () => {
      await server.close()
      rmSync(dist, { recursive: true, force: true })
    },
  }
}

// `fetch` would normalise the path and decompress the body; both are what is tested here.
function ask(port: number, path: string, { method = 'GET', headers = {} }: Question): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const received = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        const { statusCode: status = 0 } = response
        done({ status, headers: Object.fromEntries(received), body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', fail)
    sent.end()
  })
}
