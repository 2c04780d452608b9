import type { IncomingMessage, ServerResponse } from 'node:http'
import { envelopeAddress } from '../config/envelope-address.ts'
import type { Forward, Hosting } from '../config/hosting-schema.ts'
import type { Endpoint } from './endpoint.ts'
import { readBody } from './read-body.ts'
import { sendWhole } from './send-whole.ts'

interface Rules {
  types: readonly string[]
  bodyMaxBytes: number
  /** Bodies that may be in memory at a time. */
  atOnce: number
}

const RULES: Readonly<Record<Forward['kind'], Rules>> = {
  analytics: { types: ['text/plain', 'application/json'], bodyMaxBytes: 64 * 1024, atOnce: 200 },
  // A replay holds the markup of a page, uncompressed.
  errors: {
    types: ['text/plain', 'application/x-sentry-envelope'],
    bodyMaxBytes: 8 * 1024 * 1024,
    atOnce: 16,
  },
}
/** For the answer of the other server. */
const TIMEOUT_MS = 10_000
const ANSWER_MAX_BYTES = 64 * 1024
/** Types of answers that are passed on; anything else would be a page of somebody else's at our address. */
const ANSWER_TYPE = /^(text\/plain|application\/json)\b/

/** How the other server is asked; tests have their own. */
type Ask = typeof fetch

/**
 * The addresses at which this server passes on what readers' browsers report (R7.02, R7.03): POST only, to the one target that the build wrote
 * down, without cookies and credentials. Whatever the target does, the answer is a status, at most with a short text.
 * @param trustProxy whether `x-forwarded-for` comes from a proxy of the operator
 */
export function forwardEndpoints(
  { forwards }: Pick<Hosting, 'forwards'>,
  trustProxy = false,
  ask: Ask = fetch,
): Endpoint[] {
  return forwards.map((forward) => {
    let underWay = 0
    return {
      path: forward.path,
      methods: ['POST'],
      answer: async (request, response) => {
        const refused = underWay >= RULES[forward.kind].atOnce ? 503 : refusal(request, forward)
        if (refused !== undefined) return send(response, refused)
        underWay += 1
        try {
          await pass(request, response, forward, trustProxy, ask)
        } finally {
          underWay -= 1
        }
      },
    }
  })
}

function refusal({ headers }: IncomingMessage, { kind }: Forward): number | undefined {
  const { types, bodyMaxBytes } = RULES[kind]
  const site = headers['sec-fetch-site']
  // Pages of other sites.
  if (site !== undefined && site !== 'same-origin') return 403
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type) || headers['content-encoding'] !== undefined) return 415
  if (Number(headers['content-length'] ?? 0) > bodyMaxBytes) return 413
  return undefined
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  forward: Forward,
  trustProxy: boolean,
  ask: Ask,
): Promise<void> {
  const body = await readBody(request, RULES[forward.kind].bodyMaxBytes)
  if (typeof body === 'number') return send(response, body)
  // The target is fixed; this keeps reports of other projects off it.
  if (forward.kind === 'errors' && envelopeAddress(dsnOf(body)) !== forward.to) return send(response, 403)
  const headers = headersFor(request, forward, trustProxy)
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await ask(forward.to, { method: 'POST', headers, body, signal, redirect: 'manual' })
    const { status } = answer
    const type = answer.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (status < 200 || (status >= 300 && status < 400) || status >= 500) return send(response, 502)
    const isPassed = ANSWER_TYPE.test(type) && bytes.length <= ANSWER_MAX_BYTES
    return isPassed ? send(response, status, bytes, type) : send(response, status)
  } catch {
    return send(response, 502)
  }
}

/** What the other server gets to know. The analytics tell visitors apart by address and browser, and keep neither. */
function headersFor(
  { headers, socket }: IncomingMessage,
  { kind }: Forward,
  trustProxy: boolean,
): Record<string, string> {
  const { 'content-type': type = 'text/plain', 'user-agent': browser, 'x-forwarded-for': before } = headers
  const known = trustProxy && typeof before === 'string' ? before : undefined
  const address = kind === 'analytics' ? (known ?? socket.remoteAddress) : undefined
  return {
    'content-type': type,
    ...(browser !== undefined && { 'user-agent': browser }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
  }
}

/** The project an envelope is for stands in its first line. */
function dsnOf(envelope: Buffer): unknown {
  const end = envelope.indexOf('\n')
  try {
    const head: unknown = JSON.parse(envelope.toString('utf8', 0, end < 0 ? envelope.length : end))
    return typeof head === 'object' && head !== null && 'dsn' in head ? head.dsn : undefined
  } catch {
    return undefined
  }
}

function send(
  response: ServerResponse,
  status: number,
  body = Buffer.from(`${status}\n`),
  type = 'text/plain',
): void {
  sendWhole(response, status, body, { 'content-type': type })
}
