import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const HASH_BYTES = 32
/** Nothing else in the folder is ever removed: the operator may have named one that holds other things. */
const OWN = /^[\w-]+\.picture(\.\d+\.part)?$/

/**
 * Finished pictures on disk, bounded. It is only a help: whatever goes wrong with the disk, there is simply nothing in it. Each file begins with the
 * hash of the rest, so that half a file is never sent.
 */
export class ImageCache {
  readonly #folder: string
  readonly #limit: number
  /** Bytes in the folder; known once something was written. */
  #size: number | undefined

  /** @param limit bytes; the oldest go when there are more */
  constructor(folder: string, limit: number) {
    this.#folder = folder
    this.#limit = limit
  }

  /** @param key letters, digits, `-` and `_` */
  async get(key: string): Promise<Buffer | undefined> {
    try {
      const stored = await readFile(this.#file(key))
      const body = stored.subarray(HASH_BYTES)
      if (stored.subarray(0, HASH_BYTES).equals(hashOf(body))) return body
      await rm(this.#file(key), { force: true })
    } catch {}
    return undefined
  }

  async put(key: string, body: Buffer): Promise<void> {
    const part = `${this.#file(key)}.${process.pid}.part`
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(part, Buffer.concat([hashOf(body), body]))
      await rename(part, this.#file(key))
      this.#size = this.#size === undefined ? await this.#measure() : this.#size + body.length + HASH_BYTES
      if (this.#size > this.#limit) this.#size = await this.#shrink()
    } catch {
      await rm(part, { force: true }).catch(() => {})
    }
  }

  #file(key: string): string {
    return join(this.#folder, `${key}.picture`)
  }

  async #measure(): Promise<number> {
    return (await this.#list()).reduce((sum, { size }) => sum + size, 0)
  }

  /** Removes the oldest until a fifth of the room is free. */
  async #shrink(): Promise<number> {
    const files = (await this.#list()).sort((a, b) => a.time - b.time)
    let size = files.reduce((sum, file) => sum + file.size, 0)
    for (const file of files) {
      if (size <= this.#limit * 0.8) break
      await rm(file.path, { force: true }).catch(() => {})
      size -= file.size
    }
    return size
  }

  async #list(): Promise<{ path: string; size: number; time: number }[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const files = names
      .filter((name) => OWN.test(name))
      .map(async (name) => {
        const path = join(this.#folder, name)
        const info = await stat(path).catch(() => undefined)
        return info?.isFile() ? [{ path, size: info.size, time: info.mtimeMs }] : []
      })
    return (await Promise.all(files)).flat()
  }
}

function hashOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
