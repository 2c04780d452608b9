import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { cacheControl } from '../config/cache-control.ts'
import { mediaType } from '../config/media-type.ts'
import { acceptedFormats, type OfferedFormat, typeOfBytes } from '../images/formats.ts'
import { resizeImage } from '../images/resize.ts'
import { readWhole } from './contents.ts'
import type { Endpoint } from './endpoint.ts'
import { matches } from './entity-tag.ts'
import { ImageCache } from './image-cache.ts'
import { type ImageRequest, readImageRequest } from './image-request.ts'
import { JobQueue, QueueFull } from './job-queue.ts'
import type { ServedSite } from './read-site.ts'

/** Pictures that may be worked on at a time, and those that may wait. */
const AT_ONCE = 2
const WAITING = 64
const CACHE_BYTES = 256 * 1024 * 1024
const RETRY_AFTER_S = 2
/** Changes when the same picture would come out otherwise. */
const RECIPE = 2

/**
 * `GET /_next/image?url&w&q` (R7.04): a picture of this site in one of the listed widths (R9.12), as AVIF or WebP where the client takes it. What is not
 * understood is answered with 400 and a sentence; more work than can wait, with 429. The picture is the one that its own address has, whatever has happened to the
 * folder since.
 * @param base normalised base path
 * @param cache folder for finished pictures; it need not exist, nor be writable
 */
export function imageEndpoint(
  { files, contents }: Pick<ServedSite, 'files' | 'contents'>,
  base: string,
  cache: string,
): Endpoint {
  const finished = new ImageCache(cache, CACHE_BYTES)
  const queue = new JobQueue<Buffer>(AT_ONCE, WAITING)

  async function answer(request: IncomingMessage, response: ServerResponse, query: URLSearchParams) {
    const wanted = readImageRequest(query, base, files.assets)
    if (typeof wanted === 'string') return refuse(request, response, 400, wanted)
    const content = contents.get(wanted.file.disk)
    if (content === undefined) throw new Error(`${wanted.file.disk} was not read at the start`)
    const source = await readWhole(content)
    const [format] = acceptedFormats(request.headers.accept)
    const key = keyOf(source, wanted, format)
    const lasting = { vary: 'accept', 'cache-control': cacheControl(wanted.file.path), etag: `"${key}"` }
    if (matches(request.headers['if-none-match'], lasting.etag)) {
      response.writeHead(304, lasting).end()
      return
    }
    try {
      const body =
        (await finished.get(key)) ?? (await queue.run(key, () => make(source, wanted, format, key)))
      const type = typeOfBytes(body) ?? mediaType(wanted.file.path)
      send(request, response, 200, { ...lasting, 'content-type': type }, body)
    } catch (error) {
      if (!(error instanceof QueueFull)) {
        return refuse(request, response, 400, 'url: this file cannot be read as a picture')
      }
      response.setHeader('retry-after', String(RETRY_AFTER_S))
      refuse(request, response, 429, 'Too many pictures are being made; ask again')
    }
  }

  async function make(source: Buffer, wanted: ImageRequest, format: OfferedFormat | undefined, key: string) {
    const body = await smaller(source, wanted, format)
    await finished.put(key, body)
    return body
  }

  return { path: '/_next/image', methods: ['GET', 'HEAD'], answer }
}

/** What needs no fewer bytes than the picture itself is not worth its loss; then its own format may. */
async function smaller(source: Buffer, wanted: ImageRequest, format: OfferedFormat | undefined) {
  for (const each of new Set([format, undefined])) {
    const made = await resizeImage(source, { ...wanted, format: each })
    if (made && made.length < source.length) return made
  }
  return source
}

function keyOf(source: Buffer, { width, quality }: ImageRequest, format: OfferedFormat | undefined): string {
  const hash = createHash('sha256').update(source)
  return hash
    .update(`\n${RECIPE} ${width} ${quality} ${format ?? 'own'}`)
    .digest('base64url')
    .slice(0, 24)
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, sentence: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  send(request, response, status, headers, Buffer.from(`${sentence}\n`))
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): void {
  response.writeHead(status, { ...headers, 'content-length': String(body.length) })
  response.end(request.method === 'HEAD' ? undefined : body)
}
