import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Exchange, SentRequest, Violation } from '../../../src/mock/exchange.ts'
import type { MessageFault } from '../../../src/mock/message-check.ts'
import type { Service } from '../../../src/mock/service.ts'
import { SocketSession } from '../../../src/mock/socket-session.ts'
import { serverAddress } from '../../../src/reference/server-address.ts'

const SILENCE_MS = 1500

/** A request to open a WebSocket, as the server's event `upgrade` gives it. */
export interface Upgrade {
  incoming: IncomingMessage
  socket: Duplex
  head: Buffer
}

/**
 * Accepts a WebSocket and answers its messages.
 * @returns the exchange, which grows while the conversation goes on
 */
export function holdConversation(
  service: Service,
  request: SentRequest,
  { incoming, socket, head }: Upgrade,
): Exchange {
  const exchange: Exchange = { request, targets: [], messages: [], violations: [] }
  const address = withoutSlash(request.host + request.path)
  const reference = service.references.find(
    ({ kind, servers }) =>
      kind === 'socket' &&
      servers.some((server) => withoutSlash(hostAndPath(serverAddress(server))) === address),
  )
  if (!reference) {
    exchange.violations.push({
      place: 'address',
      kind: 'address',
      text: 'no document has a WebSocket at this address',
    })
    socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n')
    return exchange
  }
  const server = new WebSocketServer({ noServer: true, clientTracking: false })
  server.on('wsClientError', ({ message }) => {
    exchange.violations.push({ place: 'header', kind: 'unreadable', name: 'upgrade', text: message })
    socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n')
  })
  server.handleUpgrade(incoming, socket, head, (client) => {
    // A client that opens a connection and says nothing only wants to know whether it opens.
    const silence = setTimeout(() => client.terminate(), SILENCE_MS)
    client.once('message', () => clearTimeout(silence))
    client.once('close', () => clearTimeout(silence))
    answerMessages(client, new SocketSession(reference, service.tokens), `${reference.name}#`, exchange)
  })
  return exchange
}

function answerMessages(client: WebSocket, session: SocketSession, document: string, exchange: Exchange) {
  client.on('error', () => client.terminate())
  client.on('message', (data) => {
    const sent = String(data)
    exchange.messages.push({ from: 'client', text: sent })
    const { name, replies, faults } = session.receive(sent)
    const target = `${document}${name}`
    if (name !== undefined && !exchange.targets.includes(target)) exchange.targets.push(target)
    exchange.violations.push(...faults.map((fault) => asViolation(name, fault)))
    for (const text of replies) {
      exchange.messages.push({ from: 'server', text })
      client.send(text)
    }
    if (faults.length > 0) client.close(1000)
  })
}

/** A fault of a message in one sentence with its name. */
function asViolation(name: string | undefined, { pointer = '', text }: MessageFault): Violation {
  return { place: 'address', kind: 'value', text: `${name ?? ''}${pointer} ${text}`.trim() }
}

function hostAndPath(address: string): string {
  const { host, pathname } = new URL(address)
  return host + pathname
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}
