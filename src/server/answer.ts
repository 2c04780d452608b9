import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { format } from 'node:util'
import { prefersMarkdown } from './accepted-type.ts'
import { resolveAddress } from './address.ts'
import { BoundedOutput } from './bounded-output.ts'
import { directAddresses } from './direct-addresses.ts'
import type { Endpoint } from './endpoint.ts'
import { errorPage } from './files.ts'
import { listed } from './headers.ts'
import type { ServedSite } from './read-site.ts'
import { Representations, twinHeaders } from './representation.ts'
import { FileSender } from './send-file.ts'
import { sendText } from './send-text.ts'
import { strictTransport } from './strict-transport.ts'
import { hasBody, unacceptable } from './unacceptable.ts'

const errors = new BoundedOutput(
  process.stderr,
  (lost) => `${lost} lines of errors were lost: nobody read them.\n`,
)

/**
 * The answers of the documentation server for one built folder: canonical addresses, revalidation, compression, ranges,
 * security headers, and the not-found page with status 404 (R2.05).
 * @param site as it was read; a new build needs a new listener
 * @param base normalised base path
 * @param endpoints addresses that code answers; they win over files
 * @param trustProxy whether `x-forwarded-proto` comes from a proxy of the operator
 */
export function createListener(
  { files, hosting, contents }: ServedSite,
  base: string,
  endpoints: readonly Endpoint[] = [],
  trustProxy = false,
): RequestListener {
  const { headers: security, redirects } = hosting
  const securityList = listed(security)
  const sender = new FileSender(new Representations(contents, security, base))
  const direct = directAddresses(base, files, redirects)
  const byPath = new Map(endpoints.map((endpoint) => [base + endpoint.path, endpoint]))

  function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    more: readonly string[] = [],
  ): void {
    // What follows the head of a refused request is not worth waiting for.
    if (hasBody(request)) response.shouldKeepAlive = false
    const transport = strictTransport(request, trustProxy)
    sendText(request, response, status, [...securityList, ...transport, ...more])
  }

  /** The page the build made for a status and the language of the path, or the bare number when it made none. */
  function sendErrorPage(
    request: IncomingMessage,
    response: ServerResponse,
    status: 404 | 500,
    path: string,
  ): Promise<void> | undefined {
    const page = errorPage(files, path, status)
    if (page) return sender.send(request, response, page, status, strictTransport(request, trustProxy))
    refuse(request, response, status)
    return undefined
  }

  function answer(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const { url = '', method = '' } = request
    const refused = unacceptable(request)
    if (refused !== undefined) {
      response.shouldKeepAlive = false
      return void refuse(request, response, refused)
    }
    const [path = '', query = ''] = url.split('?', 2)
    const endpoint = byPath.get(path)
    if (endpoint) return ask(endpoint, request, response, query)
    if (method !== 'GET' && method !== 'HEAD') {
      return void refuse(request, response, 405, ['allow', 'GET, HEAD'])
    }
    if (hasBody(request)) return void refuse(request, response, 400)
    const address = direct.get(url) ?? resolveAddress(url, base, files, redirects)
    if (address.kind === 'file') {
      const { file, status } = address
      const transport = strictTransport(request, trustProxy)
      const twin = status === 200 && prefersMarkdown(request.headers.accept) ? file.twin : undefined
      if (!twin) return sender.send(request, response, file, status, transport)
      const chosen = ['vary', 'accept', ...twinHeaders(twin, base)]
      return sender.send(request, response, twin, 200, [...transport, ...chosen])
    }
    if (address.kind === 'not-found') return sendErrorPage(request, response, 404, address.path)
    if (address.kind === 'malformed') return void refuse(request, response, 400)
    return void refuse(request, response, 308, ['location', address.location])
  }

  function ask(endpoint: Endpoint, request: IncomingMessage, response: ServerResponse, query: string) {
    const { method = '', headers, httpVersion } = request
    if (!endpoint.methods.includes(method)) {
      return void refuse(request, response, 405, ['allow', endpoint.methods.join(', ')])
    }
    const safe = method === 'GET' || method === 'HEAD'
    if (safe && hasBody(request)) return void refuse(request, response, 400)
    if (headers.expect !== undefined && httpVersion === '1.1') response.writeContinue()
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value)
    const [name, value] = strictTransport(request, trustProxy)
    if (name !== undefined && value !== undefined) response.setHeader(name, value)
    return endpoint.answer(request, response, new URLSearchParams(query))
  }

  async function recover(request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> {
    // The client went away in the middle of its body.
    if (!request.complete) return void response.destroy()
    const path = JSON.stringify((request.url ?? '').split('?', 1)[0])
    errors.write(`${format('%s %s:', request.method, path, error)}\n`)
    // Half an answer cannot be taken back; closing tells the client that it is not whole.
    if (response.headersSent) return void response.destroy()
    try {
      await sendErrorPage(request, response, 500, (request.url ?? '').slice(base.length))
    } catch {
      answerBriefly(request, response)
    }
  }

  /** Whatever else goes wrong, the process goes on. */
  function answerBriefly(request: IncomingMessage, response: ServerResponse): void {
    try {
      refuse(request, response, 500)
    } catch {
      response.destroy()
    }
  }

  return (request, response) => {
    try {
      answer(request, response)?.catch((error) => recover(request, response, error))
    } catch (error) {
      void recover(request, response, error)
    }
  }
}
