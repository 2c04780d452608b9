import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const PORTS_TO_TRY = 50

/**
 * Opens a port; a busy one makes way for the next.
 * @param host address to listen on; every interface when absent
 * @returns the port that was opened
 * @throws Error when none could be
 */
export async function listen(server: Server, first: number, host: string | undefined): Promise<number> {
  for (let port = first; ; port += 1) {
    try {
      await listenOnce(server, port, host)
      return (server.address() as AddressInfo).port
    } catch (error) {
      const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!busy || port === 65535 || port - first >= PORTS_TO_TRY) throw error
    }
  }
}

function listenOnce(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen({ port, backlog: 1024, ...(host === undefined ? {} : { host }) }, () => {
      server.off('error', fail)
      done()
    })
  })
}
