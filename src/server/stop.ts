import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connections } from './connections.ts'

/** How a server ends. */
export interface StopTimes {
  /** Goes on taking connections so long, while its health address already says 503. */
  delayMs: number
  /** Keeps idle connections so long: a request that is on its way while they close would be lost. */
  idleMs: number
  /** Answers under way get so long, then they are cut. */
  timeoutMs: number
}

const CLOSE_EVERY_MS = 50

/** Takes no more connections, lets the answers under way finish, and frees the port. */
export async function stop(
  server: Server,
  connections: Connections,
  { delayMs, idleMs, timeoutMs }: StopTimes,
): Promise<void> {
  if (delayMs > 0) await wait(delayMs)
  const start = performance.now()
  if (idleMs === 0) connections.closeIdle()
  const tidy = setInterval(() => {
    const waited = performance.now() - start
    if (waited >= timeoutMs) server.closeAllConnections()
    else if (waited >= idleMs) connections.closeIdle()
  }, CLOSE_EVERY_MS)
  // That of the HTTP server would close idle connections first, with whatever they are about to say.
  await new Promise<unknown>((done) => NetServer.prototype.close.call(server, done))
  clearInterval(tidy)
}
