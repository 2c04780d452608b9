import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { normaliseBase } from './address.ts'
import { createListener } from './answer.ts'

export interface ServerOptions {
  /** Folder written by the build. */
  dist: string
  /** Base path the site was built for, for example `/docs`; empty for the root. */
  base?: string
  /** First port to try; 0 takes any free one. */
  port: number
  /** Address to listen on; every interface when absent. */
  host?: string
}

export interface RunningServer {
  /** Address of the home page, for example `http://localhost:4173/docs/`. */
  url: string
  /** Finishes the answers under way and frees the port. */
  close: () => Promise<void>
}

const PORTS_TO_TRY = 50
/** Time for answers under way when the server stops. */
const CLOSE_GRACE_MS = 2000

/**
 * Serves a built site. A busy port makes way for the next one.
 * @throws Error when the folder holds no built site or no port could be opened
 */
export async function startServer({ dist, base = '', port, host }: ServerOptions): Promise<RunningServer> {
  const prefix = normaliseBase(base)
  const server = createServer(createListener(resolve(dist), prefix))
  const taken = await listen(server, port, host)
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${taken}${prefix}/`
  return { url, close: () => close(server) }
}

async function listen(server: Server, first: number, host: string | undefined): Promise<number> {
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
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.off('error', fail)
      done()
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    const force = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS)
    server.close(() => {
      clearTimeout(force)
      done()
    })
    server.closeIdleConnections()
  })
}
