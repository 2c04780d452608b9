/** The MCP server over HTTP: with the client of the official SDK, and with a hostile one. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, onTestFinished, test } from 'vitest'
import { randomNumbers } from '../../../bench/corpus/random.ts'
import { RequestRate } from '../../../src/server/request-rate.ts'
import { startServer } from '../../../src/server/serve.ts'
import { temporarySite } from '../content/temporary-site.ts'
import { contentsOf } from '../contents-of.ts'
import { SMALL_DOCUMENTATION } from '../mcp/small-documentation.ts'

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })

async function started(options: { trustProxy?: boolean } = {}): Promise<{ dist: string; url: string }> {
  const dist = await temporarySite({
    'index.html': '<!doctype html><title>Home</title>',
    ...SMALL_DOCUMENTATION,
  })
  const server = await startServer({ dist, port: 0, host: '127.0.0.1', ...options })
  onTestFinished(server.close)
  return { dist, url: `${server.url}mcp` }
}

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers: { ...HEADERS, ...headers } })

test('MCP: the client of the SDK connects over HTTP and gets answers, without a session', async () => {
  const { url } = await started()
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(url))
  await client.connect(transport as Parameters<typeof client.connect>[0])
  onTestFinished(() => client.close())
  expect(transport.sessionId).toBeUndefined()
  const { content } = await client.callTool({ name: 'read_page', arguments: { page: '/jobs/v2' } })
  expect(JSON.stringify(content)).toContain('Jobs run by themselves.')
})

test('MCP: a folder without its facts has no such address', async () => {
  const dist = await temporarySite({ 'index.html': '<!doctype html><title>Home</title>' })
  const server = await startServer({ dist, port: 0, host: '127.0.0.1' })
  onTestFinished(server.close)
  expect((await post(`${server.url}mcp`, LIST)).status).toBe(405)
})

test.each([
  ['GET', { method: 'GET' }, 405],
  ['DELETE', { method: 'DELETE' }, 405],
  ['a page of another site', { headers: { ...HEADERS, origin: 'https://evil.example' } }, 403],
  ['an origin that is none', { headers: { ...HEADERS, origin: 'null' } }, 403],
  ['a page of the site', { headers: { ...HEADERS, origin: 'https://docs.small.example' } }, 200],
  ['a page of this machine', { headers: { ...HEADERS, origin: 'http://localhost:6274' } }, 200],
  ['no JSON', { body: '{"jsonrpc":' }, 400],
  ['no message', { body: '{}' }, 400],
  ['another type', { headers: { ...HEADERS, 'content-type': 'text/plain' } }, 415],
  ['a client that takes no JSON', { headers: { ...HEADERS, accept: 'text/html' } }, 406],
  ['a version nobody knows', { headers: { ...HEADERS, 'mcp-protocol-version': '1999-01-01' } }, 400],
  ['a long body', { body: `"${'x'.repeat(70_000)}"` }, 413],
])('MCP: what is refused over HTTP, and with which status: %s', async (_, asked, status) => {
  const { url } = await started()
  const isPost = !('method' in asked)
  const response = await fetch(url, {
    ...(isPost && { method: 'POST', body: LIST, headers: HEADERS }),
    ...asked,
  })
  expect(response.status).toBe(status)
  if (isPost && status !== 200) expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: {} })
})

test('MCP: who asks too often waits as long as the answer says', async () => {
  const rate = new RequestRate({ burst: 3, perSecond: 2 })
  const taken = [0, 0, 0, 0, 600, 700].map((now) => rate.take('a', now))
  expect(taken).toEqual([0, 0, 0, 1, 0, 1])
  expect(rate.take('b', 700)).toBe(0)

  const { url } = await started()
  let refused: Response | undefined
  for (let asked = 0; asked < 2000 && !refused; asked += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(url, '{', { accept: '' })))
    refused = answers.find(({ status }) => status === 429)
  }
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
})

/** `npm test -- --all` asks as often as the issue of a hostile client wants. */
const COUNT = process.env['DOCS_TEST_ALL'] ? 10_000 : 1000

test(`MCP: ${COUNT} wrong requests change nothing and get documented errors`, {
  timeout: 120_000,
}, async () => {
  const { dist, url } = await started({ trustProxy: true })
  const before = await contentsOf(dist)
  const next = randomNumbers(7)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
  const statuses = new Map<number, number>()
  const one = async () => {
    const call = {
      jsonrpc: pick(['2.0', '1.0', 2]),
      id: pick([1, 'x', null, {}]),
      method: pick(['tools/call', 'tools/list', 'initialize', 'resources/write', '__proto__', '']),
      params: pick([
        undefined,
        [],
        {
          name: pick(['search', 'read_page', 'rm', 'constructor']),
          arguments: pick([{}, null, { query: '\u0000' }]),
        },
        {
          name: 'read_page',
          arguments: { page: pick(['/%2e%2e/%2e%2e/etc/passwd', '/../mcp.json', '//evil.example/x', '%']) },
        },
        { name: 'search', arguments: { query: pick(['(', '\\', 'a'.repeat(400), '🙂'.repeat(100)]) } },
      ]),
    }
    const body = pick([JSON.stringify(call), JSON.stringify([call, call]), '{', '', '\u0000'])
    const headers: Record<string, string> = { 'x-forwarded-for': `10.0.0.${Math.floor(next() * 250)}` }
    if (next() < 0.1) headers['content-type'] = 'text/html'
    if (next() < 0.1) headers['origin'] = 'https://evil.example'
    const { status } = await post(url, body, headers).then(async (response) => {
      expect(await response.text()).not.toMatch(/root:|node_modules|at .*\.ts:/)
      return response
    })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  for (let done = 0; done < COUNT; done += 20) await Promise.all(Array.from({ length: 20 }, one))
  const documented = [200, 202, 400, 403, 415, 429, 503]
  expect([...statuses.keys()].filter((status) => !documented.includes(status))).toEqual([])
  expect(statuses.get(400)).toBeGreaterThan(COUNT / 10)
  expect(await contentsOf(dist)).toEqual(before)
  const after = await post(url, LIST, { 'x-forwarded-for': '10.0.1.1' })
  expect(JSON.stringify(await after.json())).toContain('read_page')
})
