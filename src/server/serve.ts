import { createServer, type RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AccessLog } from './access-log.ts'
import { normaliseBase } from './address.ts'
import { createListener } from './answer.ts'
import { refuseBadRequests } from './bad-request.ts'
import { Connections } from './connections.ts'
import { CountedResponse } from './counted-response.ts'
import type { Endpoint } from './endpoint.ts'
import { listFiles, type SiteFiles } from './files.ts'
import { forwardEndpoints } from './forward-endpoint.ts'
import { HEALTH_PATH, healthEndpoint } from './health-endpoint.ts'
import { imageEndpoint } from './image-endpoint.ts'
import { DEFAULT_LIMITS, httpOptions, type Limits, limit } from './limits.ts'
import { listen } from './listen.ts'
import { readHosting } from './read-hosting.ts'
import { type StopTimes, stop } from './stop.ts'

export interface ServerOptions {
  /** Folder written by the build. */
  dist: string
  /** Base path the site was built for, for example `/docs`; empty for the root. */
  base?: string
  /** First port to try; 0 takes any free one. */
  port: number
  /** Address to listen on; every interface when absent. */
  host?: string | undefined
  limits?: Partial<Limits>
  /** None when absent. */
  log?: AccessLog | undefined
  /** Whether `x-forwarded-proto` comes from a proxy of the operator. */
  trustProxy?: boolean
  /** Bytes of files that are kept in memory; others are read for each answer. */
  memoryLimit?: number
  /** Folder for finished pictures. */
  imageCache?: string | undefined
  /** Further addresses that code answers. */
  endpoints?: readonly Endpoint[]
}

export interface RunningServer {
  /** Address of the home page, for example `http://localhost:4173/docs/`. */
  url: string
  /** Reads the folder again after a deploy. @throws Error when it holds no built site; the old answers stay. */
  reload: () => void
  /** Says 503 at its health address, finishes the answers under way and frees the port. */
  stop: (times: StopTimes) => Promise<void>
  /** The same without waiting for anyone who is idle. */
  close: () => Promise<void>
}

/** Beside what the build keeps; where it cannot be written, nothing is kept. */
const IMAGE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/docs/images', import.meta.url))
const CLOSE: StopTimes = { delayMs: 0, idleMs: 0, timeoutMs: 2000 }

/**
 * Serves a built site. A busy port makes way for the next one.
 * @throws Error when the folder holds no built site or no port could be opened
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { base = '', port, host, log } = options
  const prefix = normaliseBase(base)
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  let stopping = false
  const health = healthEndpoint(() => stopping)
  let listener = listenerFor(options, prefix, health)

  const server = createServer(
    log ? { ...httpOptions(limits), ServerResponse: CountedResponse } : httpOptions(limits),
  )
  limit(server, limits)
  const connections = new Connections(server)
  const answer: RequestListener = (request, response) => {
    connections.begin(request.socket, response)
    if (stopping) response.shouldKeepAlive = false
    if (log && !isHealth(request.url, prefix)) log.follow(request, response)
    listener(request, response)
  }
  server.on('request', answer)
  // Node would invite the body of a request that is about to be refused.
  server.on('checkContinue', answer)
  server.on('checkExpectation', answer)
  refuseBadRequests(server, connections, (status, bytes) =>
    log?.add({ method: '', path: '', status, bytes, ms: 0 }),
  )

  const taken = await listen(server, port, host)
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const stopAfter = (times: StopTimes) => {
    stopping = true
    return stop(server, connections, times)
  }
  return {
    url: `http://${name.includes(':') ? `[${name}]` : name}:${taken}${prefix}/`,
    reload: () => {
      listener = listenerFor(options, prefix, health)
    },
    stop: stopAfter,
    close: () => stopAfter(CLOSE),
  }
}

function listenerFor(options: ServerOptions, prefix: string, health: Endpoint): RequestListener {
  const { endpoints = [], trustProxy = false, memoryLimit } = options
  const dist = resolve(options.dist)
  const files = listFiles(dist)
  const hosting = readHosting(dist)
  const forwards = forwardEndpoints(hosting, trustProxy)
  const all = [health, imagesOf(files, prefix, options.imageCache), ...forwards, ...endpoints]
  const memory = memoryLimit === undefined ? {} : { memoryLimit }
  return createListener(dist, prefix, all, { files, hosting, trustProxy, ...memory })
}

function imagesOf({ assets }: SiteFiles, base: string, folder: string | undefined): Endpoint {
  return imageEndpoint({ assets, base, cache: folder ?? IMAGE_CACHE })
}

function isHealth(url: string | undefined, prefix: string): boolean {
  return url?.split('?', 1)[0] === prefix + HEALTH_PATH
}
