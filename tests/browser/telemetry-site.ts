/** A site that counts views and reports errors to a local server. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { forwardEndpoints } from '../../src/server/forward-endpoint.ts'
import { readHosting } from '../../src/server/read-hosting.ts'
import { startServer } from '../../src/server/serve.ts'
import { buildOnce } from './build-once.ts'
import { unpacked } from './hidden-text.ts'

export interface WatchedSite {
  dist: string
  /** Without slash at its end, under a name that the tracker does not take for an author's machine. */
  url: string
  /** Requests that arrived, oldest first; what is compressed in a body stands behind it. */
  received: { path: string; headers: IncomingMessage['headers']; body: string }[]
  /** What the services answer. */
  status: number
  events: (name: string) => { u: string; d: string; r: string | null }[]
  /** Contents of the items of a kind in all envelopes. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the service takes
  items: (kind: string) => any[]
  close: () => Promise<void>
}

/** Serves the fixture `telemetry`; its own server passes everything on to one local server that stands for both services. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const received: WatchedSite['received'] = []
  const services = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = unpacked(Buffer.concat(chunks))
      received.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(site.status, { 'content-type': 'text/plain' }).end('ok')
    })
  })
  await new Promise<void>((done) => services.listen(0, '127.0.0.1', done))
  const { port } = services.address() as AddressInfo

  const dist = await buildOnce('telemetry', '')
  const ask: typeof fetch = (target, init) => fetch(String(target).replace(':9/', `:${port}/`), init)
  const endpoints = forwardEndpoints(readHosting(dist), false, ask)
  const server = await startServer({ dist, port: 0, host: '127.0.0.1', endpoints })
  const bodies = (path: RegExp) => received.filter((one) => path.test(one.path)).map(({ body }) => body)
  const site: WatchedSite = {
    dist,
    url: `http://docs.localhost:${new URL(server.url).port}`,
    received,
    status: 202,
    events: (name) =>
      bodies(/^\/api\/event$/)
        .map((body) => JSON.parse(body))
        .filter(({ n }) => n === name),
    items: (kind) => bodies(/^\/api\/1\/envelope\//).flatMap((body) => itemsOf(body, kind)),
    close: async () => {
      await server.close()
      services.closeAllConnections()
      services.close()
    },
  }
  return site
}

/** An envelope is its head in a line, then head and content of each item, whose length its head may say. */
function itemsOf(envelope: string, kind: string): unknown[] {
  const found: unknown[] = []
  let rest = Buffer.from(envelope)
  const take = (length: number) => {
    const part = rest.subarray(0, length).toString()
    rest = rest.subarray(length + 1)
    return part
  }
  const line = () => take(rest.includes('\n') ? rest.indexOf('\n') : rest.length)
  line()
  while (rest.length > 0) {
    const { type, length } = JSON.parse(line())
    const content = length === undefined ? line() : take(length)
    // A recording has a line of its own before its events.
    if (type === kind) found.push(JSON.parse(content.slice(content.indexOf('\n') + 1)))
  }
  return found
}
