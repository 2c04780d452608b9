import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from './limits.ts'
import { networkOf } from './network.ts'

/** Connections beyond the limits that are held at a time; a new one takes the place of the oldest. */
const SPARE = 64
/** They get so long to ask. */
const SPARE_MS = 1000

/**
 * Lets so many connections in, in all and from one client. A few more are kept for a moment: whoever looks whether the server is well has to get an answer
 * when it is full.
 */
export class Admission {
  readonly #spare = new Set<Socket>()
  readonly #byNetwork = new Map<string, number>()
  readonly #limits: Pick<Limits, 'maxConnections' | 'maxPerAddress'>
  #admitted = 0

  constructor(server: Server, limits: Pick<Limits, 'maxConnections' | 'maxPerAddress'>) {
    this.#limits = limits
    server.on('connection', (socket) => this.#take(socket))
  }

  /** Whether a connection is one too many. */
  isSpare(socket: Socket): boolean {
    return this.#spare.has(socket)
  }

  #take(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = this.#byNetwork.get(network) ?? 0
    const { maxConnections, maxPerAddress } = this.#limits
    if (this.#admitted >= maxConnections || count >= maxPerAddress) {
      this.#takeSpare(socket)
      return
    }
    this.#admitted += 1
    this.#byNetwork.set(network, count + 1)
    socket.once('close', () => {
      this.#admitted -= 1
      const left = (this.#byNetwork.get(network) ?? 1) - 1
      if (left > 0) this.#byNetwork.set(network, left)
      else this.#byNetwork.delete(network)
    })
  }

  #takeSpare(socket: Socket): void {
    if (this.#spare.size >= SPARE) this.#spare.values().next().value?.destroy()
    this.#spare.add(socket)
    const end = setTimeout(() => socket.destroy(), SPARE_MS).unref()
    socket.once('close', () => {
      clearTimeout(end)
      this.#spare.delete(socket)
    })
  }
}
