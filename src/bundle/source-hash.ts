import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const CODE = /\.(tsx?|css)$/

/**
 * Hash of all code in some rooms, and of the locked versions of the libraries.
 * @param project absolute path of the project
 * @param rooms folders below `src/`
 */
export async function sourceHash(project: string, rooms: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(project, 'package-lock.json')))
  for (const room of rooms) {
    const names = await readdir(path.join(project, 'src', room), { recursive: true })
    for (const name of names.filter((each) => CODE.test(each)).sort())
      hash.update(`${room}/${name}\n`).update(await readFile(path.join(project, 'src', room, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
