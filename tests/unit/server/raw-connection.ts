import { connect } from 'node:net'

/** What a connection brought back. */
export interface RawAnswer {
  /** Everything that came, byte by byte as Latin-1. */
  text: string
  /** Statuses of all answers, in order. */
  statuses: number[]
  /** Whether the server closed the connection. */
  closed: boolean
}

interface RawOptions {
  /** Ends waiting when the server keeps the connection open and says nothing more. */
  quietMs?: number
  /** Closes the sending side after the bytes. */
  end?: boolean
  /** An address of this machine to ask from. */
  from?: string
}

/** Sends bytes as they are and collects what comes back, until the server closes or falls silent. */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  { quietMs = 300, end = false, from = '127.0.0.1' }: RawOptions = {},
): Promise<RawAnswer> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    const chunks: Buffer[] = []
    const finish = (closed: boolean) => {
      clearTimeout(quiet)
      socket.destroy()
      const text = Buffer.concat(chunks).toString('latin1')
      done({ text, statuses: statusesOf(text), closed })
    }
    const quiet = setTimeout(() => finish(false), quietMs)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      quiet.refresh()
    })
    // A connection that is closed while we still send ends with an error: what counts is what came.
    socket.on('error', () => {})
    socket.once('close', () => finish(true))
    socket.write(bytes)
    if (end) socket.end()
  })
}

function statusesOf(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
