import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Connections } from './connections.ts'
import { sendText } from './send-text.ts'

/** Time for the client to read why it is refused; closing at once with unread bytes would discard the answer on its way. */
const LINGER_MS = 500

/** Statuses of the parser's errors; all others are 400. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers what the parser cannot make a request of, and tunnels (CONNECT), which no listener of requests ever sees; then closes the connection.
 * @param note told the status and the bytes of each answer's body
 */
export function refuseBadRequests(
  server: Server,
  connections: Connections,
  note: (status: number, bytes: number) => void,
): void {
  const refuse = (socket: Duplex, status: number, more = '') => {
    const body = `${status}\n`
    const send = () => {
      if (!socket.writable) return
      // What still comes is thrown away.
      socket.on('data', () => {})
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n` +
          `Content-Length: ${body.length}\r\nX-Content-Type-Options: nosniff\r\n${more}\r\n${body}`,
      )
      setTimeout(() => socket.destroy(), LINGER_MS).unref()
      note(status, body.length)
    }
    const before = connections.latest(socket)
    if (before && !before.writableFinished) before.once('finish', send)
    else send()
  }
  const refused = new WeakSet<Duplex>()
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The parser complains again about each piece that follows.
    if (refused.has(socket)) return
    refused.add(socket)
    socket.on('error', () => {})
    const status = STATUSES[error.code ?? ''] ?? 400
    const latest = connections.latest(socket)
    // Gone already, or opened by a browser in case it needs it: there is no question to answer.
    const silent = socket instanceof Socket && socket.bytesRead === 0
    if (error.code === 'ECONNRESET' || !socket.writable || silent) socket.destroy()
    else if (latest && !latest.req.complete) refuseBody(latest, socket, status)
    // The connection ends after that answer, and nobody reads what comes behind it.
    else if (latest?.shouldKeepAlive !== false) refuse(socket, status)
  })
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {})
    refuse(socket, 405, 'Allow: GET, HEAD\r\n')
  })
}

/** The body of a request does not come, or is none. It gets one answer, and nothing after it can be told from the body. */
function refuseBody(response: ServerResponse, socket: Duplex, status: number): void {
  if (response.writableFinished) socket.end()
  else if (response.writableEnded) response.once('finish', () => socket.end())
  else if (response.headersSent) socket.destroy()
  else {
    response.shouldKeepAlive = false
    sendText(response.req, response, status, ['x-content-type-options', 'nosniff'])
  }
}
