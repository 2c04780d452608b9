import type { IncomingMessage } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createSecureContext } from 'node:tls'
import type { Exchange, SentRequest } from '../../../src/mock/exchange.ts'
import type { Service } from '../../../src/mock/service.ts'
import type { Certificate } from './certificate.ts'
import { SITE_HOST, siteFile } from './site-files.ts'
import { holdConversation } from './socket-server.ts'

/** The services on one port of loopback, over TLS. What a sample sends is added to `exchanges`. */
export class MockServer {
  readonly exchanges: Exchange[] = []
  /** Connections that never became a request: an unknown host, an untrusted certificate, no TLS; files that the site does not have. */
  readonly faults: string[] = []
  private readonly server: Server

  constructor(service: Service, certificate: Certificate, hosts: readonly string[]) {
    const { key, cert } = certificate
    const context = createSecureContext({ key, cert })
    this.server = createServer({
      key,
      cert,
      SNICallback: (name, done) => {
        if (!hosts.includes(name)) this.faults.push(`a connection to ${name}, which no document names`)
        done(null, context)
      },
    })
    this.server.on('tlsClientError', ({ message }) =>
      this.faults.push(`a connection that failed: ${message}`),
    )
    this.server.on('request', async (incoming, response) => {
      if (incoming.headers.host === SITE_HOST) {
        const file = siteFile(incoming.url ?? '')
        if (!file) this.faults.push(`${incoming.url} is no sample file of the site`)
        response.writeHead(file ? 200 : 404).end(file)
        return
      }
      const exchange = service.answer(await readRequest(incoming))
      this.exchanges.push(exchange)
      const { status, headers, body } = exchange.answer ?? { status: 500, headers: {}, body: '' }
      response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
    })
    this.server.on('upgrade', async (incoming, socket, head) => {
      const request = await readRequest(incoming, false)
      const exchange = holdConversation(service, request, { incoming, socket, head })
      this.exchanges.push(exchange)
    })
  }

  /** @returns the port */
  listen(): Promise<number> {
    return new Promise((done) => {
      this.server.listen(0, '127.0.0.1', () => done((this.server.address() as AddressInfo).port))
    })
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}

async function readRequest(incoming: IncomingMessage, withBody = true): Promise<SentRequest> {
  const { method = '', url = '/', headers } = incoming
  const host = headers.host ?? ''
  const { pathname, searchParams, search } = new URL(url, `https://${host || 'none.invalid'}`)
  const chunks: Buffer[] = []
  if (withBody) for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return {
    method,
    host,
    path: pathname,
    query: [...searchParams],
    search: search.slice(1),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
    ),
    body: Buffer.concat(chunks),
  }
}
