import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { resolveAddress } from './address.ts'
import type { Endpoint } from './endpoint.ts'
import { matches } from './entity-tag.ts'
import { errorPage, listFiles, type SiteFile } from './files.ts'
import { cacheControl, type Headers } from './headers.ts'
import { readHosting } from './read-hosting.ts'
import { Representations } from './representation.ts'

/**
 * The answers of the documentation server for one built folder: canonical addresses, revalidation, compression,
 * security headers, and the not-found page with status 404 (R2.05).
 * @param dist folder written by the build; it is listed once, so a new build needs a new listener
 * @param base normalised base path
 * @param endpoints addresses that code answers; they win over files
 */
export function createListener(
  dist: string,
  base: string,
  endpoints: readonly Endpoint[] = [],
): RequestListener {
  const files = listFiles(dist)
  const { headers: security, redirects } = readHosting(dist)
  const representations = new Representations()

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
    status: number,
  ) {
    const { headers: asked } = request
    const { body, etag, type, encoding, varies } = await representations.get(file, asked['accept-encoding'])
    const lasting: Headers = {
      ...security,
      'cache-control': cacheControl(file.path),
      ...(varies && { vary: 'accept-encoding' }),
      ...(status === 200 && { etag }),
    }
    if (status === 200 && matches(asked['if-none-match'], etag)) {
      response.writeHead(304, lasting).end()
      return
    }
    const encoded = encoding !== 'identity' && { 'content-encoding': encoding }
    send(request, response, status, { ...lasting, 'content-type': type, ...encoded }, body)
  }

  function sendText(request: IncomingMessage, response: ServerResponse, status: number, more: Headers = {}) {
    const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }
    send(request, response, status, { ...security, ...plain, ...more }, Buffer.from(`${status}\n`))
  }

  /** The page the build made for a status and the language of the path, or the bare number when it made none. */
  async function sendErrorPage(
    request: IncomingMessage,
    response: ServerResponse,
    status: 404 | 500,
    path: string,
  ) {
    const page = errorPage(files, path, status)
    if (page) await sendFile(request, response, page, status)
    else sendText(request, response, status)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2)
    const endpoint = endpoints.find((one) => base + one.path === path)
    if (endpoint) {
      if (!endpoint.methods.includes(request.method ?? '')) {
        return sendText(request, response, 405, { allow: endpoint.methods.join(', ') })
      }
      for (const [name, value] of Object.entries(security)) response.setHeader(name, value)
      return endpoint.answer(request, response, new URLSearchParams(query))
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(request, response, 405, { allow: 'GET, HEAD' })
    }
    const address = resolveAddress(request.url ?? '', base, files, redirects)
    if (address.kind === 'file') return sendFile(request, response, address.file, address.status)
    if (address.kind === 'not-found') return sendErrorPage(request, response, 404, address.path)
    if (address.kind === 'malformed') return sendText(request, response, 400)
    return sendText(request, response, 308, { location: address.location })
  }

  return (request, response) => {
    answer(request, response)
      .catch((error) => {
        console.error(`${request.method} ${request.url}:`, error)
        return sendErrorPage(request, response, 500, (request.url ?? '').slice(base.length))
      })
      // The status page could not be read either: the folder was removed while the server was running.
      .catch(() => sendText(request, response, 500))
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: Buffer,
) {
  response.writeHead(status, { ...headers, 'content-length': String(body.length) })
  response.end(request.method === 'HEAD' ? undefined : body)
}
