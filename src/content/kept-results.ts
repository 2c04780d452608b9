import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from './write-whole.ts'

/**
 * Results on disk, found by the hash of everything that decides them. So a build that finds them equals a clean one (C30), and changed code never
 * meets old results.
 */
export class KeptResults<Result> {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** @returns undefined when there is none, or half of one */
  async read(key: string): Promise<Result | undefined> {
    const text = await readFile(this.file(key), 'utf8').catch(() => undefined)
    if (text === undefined) return undefined
    try {
      return JSON.parse(text) as Result
    } catch {
      return undefined
    }
  }

  async write(key: string, result: Result): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    await writeWhole(this.file(key), JSON.stringify(result))
  }

  private file(key: string): string {
    return path.join(this.folder, `${key}.json`)
  }
}

/** The key of what these values decide: plain data, in the same order each time. */
export function keyOf(...values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32)
}
