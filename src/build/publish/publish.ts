import { renameSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../../config/error-code.ts'
import type { OutputFolder, OutputKind } from './output-folder.ts'
import { replaceFiles } from './replace-files.ts'

/** In the folder for work: what comes, and what was there before. */
const NEXT = 'next'
export const BEFORE = 'before'

/** The folder cannot be moved: something is mounted at it, its parent is not ours, or it lies in a lower layer of a container. */
const UNMOVABLE = ['EBUSY', 'EXDEV', 'EACCES', 'EPERM']

/** Puts finished output in the place of the old one, whole: whoever reads meanwhile, and whenever the build is killed, finds one of them. */
export async function publish(
  written: string,
  { folder, work, isFixed }: OutputFolder,
  kind: OutputKind,
): Promise<void> {
  const next = path.join(work, NEXT)
  await mkdir(work, { recursive: true })
  await moveTo(written, next)
  if (isFixed || !exchange(next, folder, path.join(work, BEFORE))) await replaceFiles(next, folder, kind)
  await Promise.all([NEXT, BEFORE].map((name) => rm(path.join(work, name), { recursive: true, force: true })))
}

/** Names of what a publication makes in its folder for work. */
export const WORK_NAMES: readonly string[] = [NEXT, BEFORE]

/** Only to another disk has anything to be copied. */
async function moveTo(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error
    await cp(from, to, { recursive: true })
  }
}

/**
 * Two renames and nothing between them, not even a turn of this process.
 * @returns false when the folder cannot be moved, and nothing has changed
 */
function exchange(next: string, folder: string, before: string): boolean {
  let isThere = true
  try {
    renameSync(folder, before)
  } catch (error) {
    if (UNMOVABLE.includes(codeOf(error))) return false
    if (codeOf(error) !== 'ENOENT') throw error
    isThere = false
  }
  try {
    renameSync(next, folder)
    return true
  } catch (error) {
    if (isThere) renameSync(before, folder)
    throw error
  }
}
