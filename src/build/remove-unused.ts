import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { infoOf } from '../content/links-followed.ts'
import type { Workspace } from '../content/workspace.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const UNUSED_DAYS = 30
/** Its time is when somebody last looked. */
export const MARK = 'looked-through'

/** Folders of the cache whose entries are results; the folder itself may be one that others use, too. */
export const RESULTS = ['compiled', 'drawn', 'groups', 'compressed', 'images', 'share'] as const

/**
 * Removes what is kept between builds and nothing has read for 30 days: pages as they once were, bundles of older code. Looks once a day. Where a disk notes no
 * times of access, what was made 30 days ago is made again.
 * @param now milliseconds since 1970
 */
export function removeUnused({ cache, bundles }: Pick<Workspace, 'cache' | 'bundles'>, now: number): void {
  const mark = path.join(cache, MARK)
  if (now - (infoOf(mark)?.mtimeMs ?? 0) < DAY_MS) return
  const folders = [
    ...RESULTS.map((name) => path.join(cache, name)),
    bundles,
    path.join(bundles, 'compressed'),
  ]
  for (const folder of folders) {
    for (const entry of entriesOf(folder)) {
      const file = path.join(folder, entry)
      if (now - lastUse(file) > UNUSED_DAYS * DAY_MS) rmSync(file, { recursive: true, force: true })
    }
  }
  mkdirSync(cache, { recursive: true })
  writeFileSync(mark, '')
}

/** Of a folder that of the file in it that was used last. */
function lastUse(file: string): number {
  const info = infoOf(file)
  // Another build has removed it.
  if (!info) return Number.POSITIVE_INFINITY
  if (!info.isDirectory()) return Math.max(info.atimeMs, info.mtimeMs)
  return Math.max(info.mtimeMs, ...entriesOf(file).map((name) => lastUse(path.join(file, name))))
}

function entriesOf(folder: string): string[] {
  return infoOf(folder) ? readdirSync(folder) : []
}
