import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CompiledPage } from './compile-page.ts'
import { writeWhole } from './write-whole.ts'

/**
 * Compiled pages on disk, found by the hash of everything that decides the result: text, path, variables and the compiler itself.
 * So a cached build equals a clean one (C30), and a changed compiler never meets old results.
 */
export class PageCache {
  private readonly folder: string
  private readonly compiler: string

  /**
   * @param folder where results lie
   * @param compiler hash of the compiler's own sources and libraries
   */
  constructor(folder: string, compiler: string) {
    this.folder = folder
    this.compiler = compiler
  }

  key(source: string, file: string, variables: Readonly<Record<string, string>>): string {
    const parts = JSON.stringify([this.compiler, file, variables, source])
    return createHash('sha256').update(parts).digest('hex').slice(0, 32)
  }

  async read(key: string): Promise<CompiledPage | undefined> {
    const text = await readFile(this.file(key), 'utf8').catch(() => undefined)
    if (text === undefined) return undefined
    try {
      return JSON.parse(text) as CompiledPage
    } catch {
      return undefined
    }
  }

  async write(key: string, page: CompiledPage): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    await writeWhole(this.file(key), JSON.stringify(page))
  }

  private file(key: string): string {
    return path.join(this.folder, `${key}.json`)
  }
}
