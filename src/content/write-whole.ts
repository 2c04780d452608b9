import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes beside and renames, so that a build that is stopped leaves no half file, and whoever reads meanwhile finds all or nothing. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  try {
    await writeFile(part, content)
    await rename(part, file)
  } catch (error) {
    // On a full disk half of it would stay.
    await rm(part, { force: true })
    throw error
  }
}
