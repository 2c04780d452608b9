import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const MARK = '.written-by-benchmark'

/**
 * Makes a folder that a benchmark may write to, and marks it.
 * @throws Error when it holds files and no benchmark has marked it: they are somebody's
 */
export async function ownFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length > 0 && !names.includes(MARK)) {
    throw new Error(`${folder} holds files that no benchmark wrote. Remove it, or name another folder.`)
  }
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, MARK), '')
}

/** The same, and empty. @throws Error as above */
export async function emptyOwnFolder(folder: string): Promise<void> {
  await ownFolder(folder)
  await rm(folder, { recursive: true })
  await ownFolder(folder)
}
