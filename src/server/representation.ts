import { cacheControl } from '../config/cache-control.ts'
import { API_CATALOG, catalogLink, isOpenToAll, OPEN_TO_ALL } from '../config/hosting.ts'
import { COMPRESS_FROM_BYTES, isCompressible, mediaType } from '../config/media-type.ts'
import { encodePath } from './address.ts'
import { type Content, hashOf } from './contents.ts'
import { compress, type Encoding } from './encoding.ts'
import type { SiteFile } from './files.ts'
import { type Headers, listed } from './headers.ts'

/** What is sent for a file in one encoding. Headers are names and values in turn: nothing is left to do for an answer. */
export interface Representation {
  content: Content
  length: number
  /** Strong entity tag with its quotes; differs between encodings. */
  etag: string
  /** Sent with every status: security, caching. */
  lasting: string[]
  /** Of the content: type and encoding. */
  described: string[]
  /** All of them for a 200, with entity tag and length. */
  headers: string[]
}

/** What is said of the Markdown of a page with the page. */
function alternate(twin: SiteFile, base: string): Headers {
  return { link: `<${encodePath(base + twin.path)}>; rel="alternate"; type="text/markdown"` }
}

/** What is said where it is sent in place of the page. */
export function twinHeaders(twin: SiteFile, base: string): string[] {
  return listed({ ...alternate(twin, base), 'content-location': encodePath(base + twin.path) })
}

function varying(names: readonly (string | false | undefined)[]): Headers {
  const vary = names.filter((name) => typeof name === 'string').join(', ')
  return vary === '' ? {} : { vary }
}

/** The representations of all files, each made once. */
export class Representations {
  readonly #contents: ReadonlyMap<string, Content>
  readonly #security: Headers
  readonly #base: string
  readonly #ready: Record<Encoding, Map<SiteFile, Representation>> = {
    br: new Map(),
    gzip: new Map(),
    identity: new Map(),
  }
  readonly #making = new Map<string, Promise<Representation>>()

  /**
   * @param contents of every file, by path on disk
   * @param base normalised base path
   */
  constructor(contents: ReadonlyMap<string, Content>, security: Headers, base: string) {
    this.#contents = contents
    this.#security = security
    this.#base = base
  }

  /** What was made before; at once. Where the file is sent in one encoding only, that. */
  find(file: SiteFile, encoding: Encoding): Representation | undefined {
    return this.#ready[encoding].get(file)
  }

  /** Compresses when nobody has asked for it before. */
  async get(file: SiteFile, encoding: Encoding): Promise<Representation> {
    const ready = this.find(file, encoding)
    if (ready) return ready
    const key = `${encoding} ${file.path}`
    // A page asked for a hundred times at once is compressed once.
    const making = this.#making.get(key) ?? this.#make(file, encoding)
    this.#making.set(key, making)
    try {
      return await making
    } finally {
      this.#making.delete(key)
    }
  }

  async #make(file: SiteFile, encoding: Encoding): Promise<Representation> {
    const source = this.#contentOf(file.disk)
    const type = mediaType(file.path)
    const varies = isCompressible(type) && source.length >= COMPRESS_FROM_BYTES
    const encoded =
      varies && encoding !== 'identity' ? await this.#encoded(file, source, encoding) : undefined
    const made = encoded && encoding !== 'identity' ? encoding : undefined
    const content = encoded ?? source
    // Of the bytes that are sent, so that no mixture of two builds ever goes out under the tag of one of them.
    const etag = `"${Buffer.isBuffer(content) ? hashOf(content) : content.hash}"`
    const lasting = listed({
      ...this.#security,
      'cache-control': cacheControl(file.path),
      ...(isOpenToAll(file.path) && Object.fromEntries([OPEN_TO_ALL])),
      ...varying([varies && 'accept-encoding', file.twin && 'accept']),
      ...(file.twin && alternate(file.twin, this.#base)),
      ...(file.path === API_CATALOG && { link: catalogLink(this.#base) }),
    })
    const described = listed({ 'content-type': type, ...(made && { 'content-encoding': made }) })
    const rest = listed({ etag, 'accept-ranges': 'bytes', 'content-length': String(content.length) })
    const headers = [...lasting, ...described, ...rest]
    const representation = { content, length: content.length, etag, lasting, described, headers }
    this.#ready[encoding].set(file, representation)
    return representation
  }

  /** What the build has compressed, or else what is in memory is compressed here; a file on disk is sent as it is. */
  async #encoded(file: SiteFile, source: Content, encoding: 'br' | 'gzip'): Promise<Content | undefined> {
    const ready = file.precompressed[encoding]
    if (ready !== undefined) return this.#contentOf(ready)
    return Buffer.isBuffer(source) ? compress(source, encoding) : undefined
  }

  #contentOf(disk: string): Content {
    const content = this.#contents.get(disk)
    if (content === undefined) throw new Error(`${disk} was not read at the start`)
    return content
  }
}
