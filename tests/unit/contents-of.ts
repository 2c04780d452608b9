import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Every file below a folder, by its path, with its bytes as text; nothing when there is no folder. */
export async function contentsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const texts = files
    .sort()
    .map(async (file) => [path.relative(folder, file), await readFile(file, 'latin1')])
  return Object.fromEntries(await Promise.all(texts))
}
