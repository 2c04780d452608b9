import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Report {
  target: string
  headers: IncomingMessage['headers']
  body: string
}

/** A server of somebody else's that takes reports of browsers. */
export async function takeReports(): Promise<{ port: number; taken: Report[]; stop: () => void }> {
  const taken: Report[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      taken.push({ target: `${request.method} ${request.url}`, headers: request.headers, body })
      response.writeHead(202, { 'set-cookie': 'spy=1', 'content-type': 'text/plain' }).end('ok')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { port: (server.address() as AddressInfo).port, taken, stop: () => void server.close() }
}
