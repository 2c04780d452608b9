import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { compress, type Encoding, negotiateEncoding } from './encoding.ts'
import type { SiteFile } from './files.ts'
import { isCompressible, mediaType } from './headers.ts'
import { Memory } from './memory.ts'

const MEMORY_LIMIT_BYTES = 256 * 1024 * 1024
/** Below this a compressed answer saves no packet. */
const COMPRESS_FROM_BYTES = 1024

/** The bytes sent for a file to one client. */
export interface Representation {
  body: Buffer
  /** Strong entity tag with its quotes; differs between encodings. */
  etag: string
  type: string
  encoding: Encoding
  /** Another client may get other bytes. */
  varies: boolean
}

/** Hands out representations; what is asked for often stays in memory, compressed once. */
export class Representations {
  readonly #memory = new Memory(MEMORY_LIMIT_BYTES)
  readonly #hashes = new Map<SiteFile, string>()

  /**
   * @param accepted value of `Accept-Encoding`
   * @throws Error of the file system when the file has gone since the server started
   */
  async get(file: SiteFile, accepted: string | undefined): Promise<Representation> {
    const type = mediaType(file.path)
    const body = await this.#memory.get(file.path, () => readFile(file.disk))
    const hash = this.#hash(file, body)
    const varies = isCompressible(type) && body.length >= COMPRESS_FROM_BYTES
    const encoding = varies ? negotiateEncoding(accepted) : 'identity'
    if (encoding === 'identity') return { body, etag: `"${hash}"`, type, encoding, varies }

    const ready = file.precompressed[encoding]
    const encoded = await this.#memory.get(`${file.path}\n${encoding}`, () =>
      ready === undefined ? compress(body, encoding) : readFile(ready),
    )
    return { body: encoded, etag: `"${hash}-${encoding}"`, type, encoding, varies }
  }

  #hash(file: SiteFile, body: Buffer): string {
    const known = this.#hashes.get(file)
    if (known !== undefined) return known
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16)
    this.#hashes.set(file, hash)
    return hash
  }
}
