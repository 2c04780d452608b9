import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes beside and renames, so that a build that is stopped leaves no half file, and whoever reads meanwhile finds all or nothing. Does not wait for a
 * thread: those that a build has are busy compressing.
 */
export function writeWhole(file: string, content: string | Buffer): void {
  const part = `${file}.${randomUUID()}.part`
  try {
    writeFileSync(part, content)
    renameSync(part, file)
  } catch (error) {
    // On a full disk half of it would stay.
    rmSync(part, { force: true })
    throw error
  }
}
