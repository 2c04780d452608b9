import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const CODE = /\.(tsx?|css)$/

/**
 * Hash of all code in some rooms, and of the locked versions of the libraries. Reads one file after the other: of hundreds of small ones, waiting for each costs
 * three times as much.
 * @param project absolute path of the project
 * @param rooms folders below `src/`
 */
export function sourceHash(project: string, rooms: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(path.join(project, 'package-lock.json')))
  for (const room of rooms) {
    const names = readdirSync(path.join(project, 'src', room), { encoding: 'utf8', recursive: true })
    for (const name of names.filter((each) => CODE.test(each)).sort())
      hash.update(`${room}/${name}\n`).update(readFileSync(path.join(project, 'src', room, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
