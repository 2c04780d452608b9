import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
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
  read(key: string): Result | undefined {
    try {
      return JSON.parse(readFileSync(this.file(key), 'utf8')) as Result
    } catch {
      return undefined
    }
  }

  write(key: string, result: Result): void {
    mkdirSync(this.folder, { recursive: true })
    writeWhole(this.file(key), JSON.stringify(result))
  }

  private file(key: string): string {
    return path.join(this.folder, `${key}.json`)
  }
}

/** The key of what these values decide: plain data, in the same order each time. */
export function keyOf(...values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32)
}
