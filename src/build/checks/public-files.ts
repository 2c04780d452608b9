import { existsSync } from 'node:fs'
import path from 'node:path'
import { HASHED_FOLDER } from '../../config/cache-control.ts'
import { HOST_FILES, SERVICE_WORKER } from '../../config/hosting.ts'
import type { Problem } from '../../config/problem.ts'

/** Names in the output that are the build's own, and why. */
const TAKEN: Record<string, string> = {
  [HASHED_FOLDER]: 'browsers keep everything in it for a year',
  ...Object.fromEntries(
    [...HOST_FILES, '/.assetsignore'].map((file) => [file, 'servers and hosts read their settings from it']),
  ),
  '/search/': 'it holds the search data',
  [SERVICE_WORKER]: 'browsers run it for the offline copy, or to remove one',
  '/offline.json': 'it lists what the offline copy keeps',
}

/** Files of `public/` that would be mistaken for files of the build. */
export function checkPublic(root: string): Problem[] {
  return Object.entries(TAKEN).flatMap(([name, reason]): Problem[] => {
    const file = `public${name.replace(/\/$/, '')}`
    if (!existsSync(path.join(root, file))) return []
    return [{ file, message: `This name belongs to the build: ${reason}`, expected: 'another name' }]
  })
}
