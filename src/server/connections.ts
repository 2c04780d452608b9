import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** The open connections of a server, and what each of them still has to send. */
export class Connections {
  readonly #open = new Set<Socket>()
  readonly #latest = new WeakMap<Duplex, ServerResponse>()

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
    })
  }

  /** Notes that a connection owes an answer. Answers of one connection go out in order, so the latest stands for all. */
  begin(socket: Socket, response: ServerResponse): void {
    this.#latest.set(socket, response)
  }

  /** The answer to the last request of a connection, given or not. */
  latest(socket: Duplex): ServerResponse | undefined {
    return this.#latest.get(socket)
  }

  /**
   * Closes connections that owe no answer. Node's `closeIdleConnections` would also cut answers that are written but not yet sent to a slow
   * reader.
   */
  closeIdle(): void {
    for (const socket of this.#open) {
      const latest = this.#latest.get(socket)
      if (!latest || latest.writableFinished) socket.destroySoon()
    }
  }
}
