import { realpathSync, type Stats, statSync } from 'node:fs'

/** What lies at a path, links followed; undefined where nothing does, or a link leads nowhere. */
export function infoOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch {
    // A link to itself, or a folder that may not be read.
    return undefined
  }
}

/** The path without links; undefined as above. */
export function realPath(file: string): string | undefined {
  try {
    return realpathSync.native(file)
  } catch {
    return undefined
  }
}
