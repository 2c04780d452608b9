import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateEncoding } from './encoding.ts'
import { matches, matchesStrongly } from './entity-tag.ts'
import type { SiteFile } from './files.ts'
import { readRange } from './range.ts'
import type { Representation, Representations } from './representation.ts'
import { sendContent } from './send-content.ts'
import { sendText } from './send-text.ts'

/** Sends the files of one site. */
export class FileSender {
  readonly #representations: Representations

  constructor(representations: Representations) {
    this.#representations = representations
  }

  /**
   * Answers with a file: conditions first, then ranges, then the whole (RFC 9110, 13.2.2).
   * @param status other than 200 for error pages, which know neither conditions nor ranges
   * @param more headers of this answer alone
   * @throws Error before anything was sent when the file is no longer what it was
   */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
    status: number,
    more: readonly string[],
  ): Promise<void> | undefined {
    const { headers, method } = request
    if (headers.range !== undefined && method === 'GET' && status === 200) {
      return this.#sendRange(request, response, file, headers.range, more)
    }
    const encoding = negotiateEncoding(headers['accept-encoding'])
    const ready = this.#representations.find(file, encoding)
    if (ready) return sendWhole(request, response, ready, status, more)
    return this.#representations
      .get(file, encoding)
      .then((made) => sendWhole(request, response, made, status, more))
  }

  /** Ranges are those of the plain bytes, whatever encodings the client takes. */
  async #sendRange(
    request: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
    header: string,
    more: readonly string[],
  ): Promise<void> {
    const plain = await this.#representations.get(file, 'identity')
    const { 'if-range': condition, 'accept-encoding': accepted } = request.headers
    // A date never holds: files are sent without one.
    const holds = condition === undefined || condition === plain.etag
    const range = holds ? readRange(header, plain.length) : undefined
    if (range === undefined) {
      const whole = await this.#representations.get(file, negotiateEncoding(accepted))
      return sendWhole(request, response, whole, 200, more)
    }
    if (refusedByCondition(request, response, plain, more)) return
    if (range === 'unsatisfiable') {
      const unsatisfiable = ['accept-ranges', 'bytes', 'content-range', `bytes */${plain.length}`]
      sendText(request, response, 416, [...plain.lasting, ...more, ...unsatisfiable])
      return
    }
    const length = String(range.last - range.first + 1)
    const part = `bytes ${range.first}-${range.last}/${plain.length}`
    await sendContent(request, response, 206, plain.content, range, [
      ...plain.lasting,
      ...plain.described,
      ...more,
      ...['etag', plain.etag, 'accept-ranges', 'bytes', 'content-range', part, 'content-length', length],
    ])
  }
}

function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  whole: Representation,
  status: number,
  more: readonly string[],
): Promise<void> | undefined {
  if (status === 200 && refusedByCondition(request, response, whole, more)) return undefined
  const all = { first: 0, last: whole.length - 1 }
  // An error page has no entity tag: nobody is to keep it.
  const headers =
    status === 200
      ? whole.headers
      : [...whole.lasting, ...whole.described, 'content-length', String(whole.length)]
  const sent = more.length > 0 ? [...headers, ...more] : headers
  return sendContent(request, response, status, whole.content, all, sent)
}

/** 412 or 304, where the client said what it has; files have no honest date, so dates are not looked at. */
function refusedByCondition(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, lasting }: Representation,
  more: readonly string[],
): boolean {
  const { 'if-match': match, 'if-none-match': noneMatch } = request.headers
  if (match !== undefined && !matchesStrongly(match, etag)) {
    sendText(request, response, 412, [...lasting, ...more])
    return true
  }
  if (!matches(noneMatch, etag)) return false
  response.writeHead(304, [...lasting, ...more, 'etag', etag]).end()
  return true
}
