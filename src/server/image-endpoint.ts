import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { cacheControl } from '../config/cache-control.ts'
import { mediaType } from '../config/media-type.ts'
import { acceptedFormats, MEDIA_TYPES, type OfferedFormat } from '../images/formats.ts'
import { resizeImage } from '../images/resize.ts'
import type { Endpoint } from './endpoint.ts'
import { matches } from './entity-tag.ts'
import type { SiteFile } from './files.ts'
import { ImageCache } from './image-cache.ts'
import { type ImageRequest, readImageRequest } from './image-request.ts'
import { JobQueue, QueueFull } from './job-queue.ts'

/** Pictures that may be worked on at a time, and those that may wait. */
const AT_ONCE = 2
const WAITING = 64
const CACHE_BYTES = 256 * 1024 * 1024
const RETRY_AFTER_S = 2

export interface ImageSettings {
  /** Files of the site by their path without base path. */
  assets: ReadonlyMap<string, SiteFile>
  /** Normalised base path. */
  base: string
  /** Folder for finished pictures; it need not exist, nor be writable. */
  cache: string
}

/**
 * `GET /_next/image?url&w&q` (R7.04): a picture of this site in one of the listed widths (R9.12), as AVIF or WebP where the client takes it. What is not
 * understood is answered with 400 and a sentence; more work than can wait, with 429.
 */
export function imageEndpoint({ assets, base, cache }: ImageSettings): Endpoint {
  const finished = new ImageCache(cache, CACHE_BYTES)
  const queue = new JobQueue<Buffer>(AT_ONCE, WAITING)

  async function answer(request: IncomingMessage, response: ServerResponse, query: URLSearchParams) {
    const wanted = readImageRequest(query, base, assets)
    if (typeof wanted === 'string') return refuse(request, response, 400, wanted)
    const source = await readFile(wanted.file.disk)
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
      const own = body.equals(source)
      const type = format && !own ? MEDIA_TYPES[format] : mediaType(wanted.file.path)
      send(request, response, 200, { ...lasting, 'content-type': type }, body)
    } catch (error) {
      if (!(error instanceof QueueFull)) {
        return refuse(request, response, 400, 'url: this file cannot be read as a picture')
      }
      response.setHeader('retry-after', String(RETRY_AFTER_S))
      refuse(request, response, 429, 'Too many pictures are being made; ask again')
    }
  }

  /** What needs no fewer bytes than the picture itself is not worth its loss. */
  async function make(source: Buffer, wanted: ImageRequest, format: OfferedFormat | undefined, key: string) {
    const made = await resizeImage(source, { ...wanted, format })
    const body = made && made.length < source.length ? made : source
    await finished.put(key, body)
    return body
  }

  return { path: '/_next/image', methods: ['GET', 'HEAD'], answer }
}

function keyOf(source: Buffer, { width, quality }: ImageRequest, format: OfferedFormat | undefined): string {
  const hash = createHash('sha256').update(source)
  return hash
    .update(`\n${width} ${quality} ${format ?? 'own'}`)
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
