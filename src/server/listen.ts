import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { codeOf } from '../config/error-code.ts'

/** The first of those that are tried when none is given. */
const FIRST_PORT = 4173
const PORTS_TO_TRY = 50

/**
 * Opens a port.
 * @param given taken as it is, 0 as any free one: whoever names a port has told others. The first free one from 4173 when absent
 * @param host address to listen on; every interface when absent
 * @returns the port that was opened
 * @throws Error when none could be
 */
export async function listen(
  server: Server,
  given: number | undefined,
  host: string | undefined,
): Promise<number> {
  for (let port = given ?? FIRST_PORT; ; port += 1) {
    try {
      await listenOnce(server, port, host)
      return (server.address() as AddressInfo).port
    } catch (error) {
      const busy = codeOf(error) === 'EADDRINUSE'
      if (busy && given !== undefined) {
        throw new Error(`Port ${port} is in use. End what listens there, or set another one.`, {
          cause: error,
        })
      }
      if (!busy || port - FIRST_PORT >= PORTS_TO_TRY) throw error
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
