import { createServer, type RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AccessLog } from './access-log.ts'
import { normaliseBase } from './address.ts'
import { Admission } from './admission.ts'
import { createListener } from './answer.ts'
import { refuseBadRequests } from './bad-request.ts'
import { Connections } from './connections.ts'
import { CountedResponse } from './counted-response.ts'
import type { Endpoint } from './endpoint.ts'
import { forwardEndpoints } from './forward-endpoint.ts'
import { HEALTH_PATH, healthEndpoint } from './health-endpoint.ts'
import { imageEndpoint } from './image-endpoint.ts'
import { DEFAULT_LIMITS, httpOptions, type Limits, limit } from './limits.ts'
import { listen } from './listen.ts'
import { mcpEndpoints } from './mcp-endpoint.ts'
import { readSite, requireWhole, type ServedSite } from './read-site.ts'
import { sendText } from './send-text.ts'
import { type StopTimes, stop } from './stop.ts'

export interface ServerOptions {
  /** Folder written by the build. */
  dist: string
  /** Base path the site was built for, for example `/docs`; empty for the root. */
  base?: string
  /** Taken as it is, 0 as any free one; the first free one from 4173 when absent. */
  port?: number | undefined
  /** Address to listen on; every interface when absent. */
  host?: string | undefined
  limits?: Partial<Limits>
  /** None when absent. */
  log?: AccessLog | undefined
  /** Whether a proxy of the operator is in front. */
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
  /** Reads the folder again after a deploy. @throws Error when it holds no whole build; the old answers stay. */
  reload: () => void
  /** Says 503 at its health address, finishes the answers under way and frees the port. */
  stop: (times: StopTimes) => Promise<void>
  /** The same without waiting for anyone who is idle. */
  close: () => Promise<void>
}

/** Beside what the build keeps; where it cannot be written, nothing is kept. */
const IMAGE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/docs/images', import.meta.url))
/** Names and values in turn. */
const OVERLOADED = ['x-content-type-options', 'nosniff', 'cache-control', 'no-store', 'retry-after', '5']
const CLOSE: StopTimes = { delayMs: 0, idleMs: 0, timeoutMs: 2000 }

/**
 * Serves a built site.
 * @throws Error when the folder holds no built site or no port could be opened
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { base = '', port, host, log, trustProxy = false } = options
  const prefix = normaliseBase(base)
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  let stopping = false
  const health = healthEndpoint(() => stopping)
  const read = () => readSite(resolve(options.dist), options.memoryLimit)
  let site = read()
  let listener = listenerFor(site, options, prefix, health)

  const server = createServer(
    log ? { ...httpOptions(limits), ServerResponse: CountedResponse } : httpOptions(limits),
  )
  limit(server, limits)
  // Behind a proxy all readers have one address.
  const perAddress = trustProxy ? { maxPerAddress: Number.POSITIVE_INFINITY } : {}
  const admission = new Admission(server, { ...limits, ...perAddress })
  const connections = new Connections(server)
  const answer: RequestListener = (request, response) => {
    connections.begin(request.socket, response)
    const isSpare = admission.isSpare(request.socket)
    if (stopping || isSpare) response.shouldKeepAlive = false
    const asksHealth = isHealth(request.url, prefix)
    if (log && !asksHealth) log.follow(request, response)
    if (isSpare && !asksHealth) sendText(request, response, 503, OVERLOADED)
    else listener(request, response)
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
      const next = read()
      if (site.isBuilt) requireWhole(next, prefix)
      listener = listenerFor(next, options, prefix, health)
      site = next
    },
    stop: stopAfter,
    close: () => stopAfter(CLOSE),
  }
}

function listenerFor(
  site: ServedSite,
  { endpoints = [], trustProxy = false, imageCache = IMAGE_CACHE }: ServerOptions,
  base: string,
  health: Endpoint,
): RequestListener {
  const images = imageEndpoint(site, base, imageCache)
  const forwards = forwardEndpoints(site.hosting, trustProxy)
  const mcp = mcpEndpoints(site, trustProxy)
  return createListener(site, base, [health, images, ...mcp, ...forwards, ...endpoints], trustProxy)
}

function isHealth(url: string | undefined, prefix: string): boolean {
  return url?.split('?', 1)[0] === prefix + HEALTH_PATH
}
