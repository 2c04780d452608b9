import type { Duplex } from 'node:stream'
import { findSocket } from './addresses.ts'
import type { Exchange, SentRequest } from './exchange.ts'
import type { Service } from './service.ts'
import { acceptKey, closeFrame, FrameReader, pongFrame, textFrame } from './socket-frames.ts'
import { SocketSession } from './socket-session.ts'

const SILENCE_MS = 1500

/**
 * Accepts a WebSocket and answers its messages.
 * @returns the exchange, which grows while the conversation goes on
 */
export function holdConversation(service: Service, request: SentRequest, socket: Duplex): Exchange {
  const exchange: Exchange = { request, targets: [], messages: [], violations: [] }
  const reference = findSocket(service.references, request.host, request.path)
  const key = request.headers['sec-websocket-key']
  if (!reference || key === undefined) {
    exchange.violations.push(
      reference ? 'no Sec-WebSocket-Key' : 'no document has a WebSocket at this address',
    )
    socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n')
    return exchange
  }
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${acceptKey(key)}\r\n\r\n`,
  )
  const session = new SocketSession(reference, service.tokens)
  const frames = new FrameReader()
  // Who opens a connection and says nothing only wants to know whether it opens.
  const silence = setTimeout(() => socket.end(), SILENCE_MS)
  socket.once('close', () => clearTimeout(silence))
  const end = () => void socket.end(closeFrame())
  socket.on('error', () => socket.destroy())
  socket.on('data', (bytes: Buffer) => {
    clearTimeout(silence)
    for (const received of frames.read(bytes)) {
      if ('close' in received) end()
      else if ('ping' in received) socket.write(pongFrame(received.ping))
      else {
        exchange.messages.push({ from: 'client', text: received.text })
        const { name, replies, violations } = session.receive(received.text)
        const target = `${reference.name}#${name}`
        if (name !== undefined && !exchange.targets.includes(target)) exchange.targets.push(target)
        exchange.violations.push(...violations)
        for (const text of replies) {
          exchange.messages.push({ from: 'server', text })
          socket.write(textFrame(text))
        }
        if (violations.length > 0) end()
      }
    }
  })
  return exchange
}
