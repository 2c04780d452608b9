import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Documentation, openDocumentation } from '../mcp/documentation.ts'
import { FACTS_FILE } from '../mcp/facts.ts'
import { readWhole } from './contents.ts'
import type { Endpoint } from './endpoint.ts'
import { readBody } from './read-body.ts'
import type { ServedSite } from './read-site.ts'
import { RequestRate } from './request-rate.ts'
import { sendWhole } from './send-whole.ts'

const PATH = '/mcp'
const BODY_MAX_BYTES = 64 * 1024
/** Requests that are answered at a time. */
const AT_ONCE = 16
const RATE = { burst: 300, perSecond: 10 }
/** Pages of these may ask, beside those of the site. */
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/**
 * The MCP server of the documentation over HTTP: without sessions, read-only, JSON answers. None where the folder has no facts for it, or a page at its
 * address.
 * @param trustProxy whether `x-forwarded-for` comes from a proxy of the operator
 */
export function mcpEndpoints(site: ServedSite, trustProxy = false): Endpoint[] {
  if (!site.files.assets.has(`/${FACTS_FILE}`) || site.files.pages.has(PATH)) return []
  const rate = new RequestRate(RATE)
  let opened: Promise<Documentation> | undefined
  let underWay = 0
  return [
    {
      path: PATH,
      methods: ['POST'],
      answer: async (request, response) => {
        const wait = rate.take(addressOf(request, trustProxy))
        if (wait > 0) return refuse(response, 429, 'Too many requests', { 'retry-after': String(wait) })
        if (underWay >= AT_ONCE) return refuse(response, 503, 'Busy', { 'retry-after': '1' })
        underWay += 1
        try {
          opened ??= openDocumentation((address) => readFile(site, address))
          const docs = await opened
          if (!isOwnOrigin(request.headers.origin, docs))
            return refuse(response, 403, 'Origin is not allowed')
          const body = await readBody(request, BODY_MAX_BYTES)
          if (typeof body === 'number')
            return refuse(response, body, 'The message is too long, or did not arrive')
          // The SDK takes long to load; most servers are never asked.
          const { answerMessage } = await import('./mcp-message.ts')
          const answer = await answerMessage(docs, request.headers, body)
          sendWhole(
            response,
            answer.status,
            Buffer.from(await answer.arrayBuffer()),
            Object.fromEntries(answer.headers),
          )
        } finally {
          underWay -= 1
        }
      },
    },
  ]
}

async function readFile({ files, contents }: ServedSite, address: string): Promise<string> {
  const content = contents.get(files.assets.get(decodeURI(address))?.disk ?? '')
  if (!content) throw new Error(`There is no ${address}.`)
  return (await readWhole(content)).toString()
}

function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const known = trustProxy ? [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim() : undefined
  return known ?? socket.remoteAddress ?? ''
}

/** Programs send no origin; a page of another site that reached this server under its own name would send that. */
function isOwnOrigin(origin: string | undefined, { facts: { home } }: Documentation): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return OWN_MACHINE.includes(hostname) || (home !== undefined && hostname === new URL(home).hostname)
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const error = { jsonrpc: '2.0', error: { code: -32000, message }, id: null }
  sendWhole(response, status, Buffer.from(JSON.stringify(error)), {
    'content-type': 'application/json',
    ...headers,
  })
}
