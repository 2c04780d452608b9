import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '../../config/error-code.ts'
import { Refusal } from '../../config/refusal.ts'
import { isAlive, ownMark, type ProcessMark } from './processes-alive.ts'

interface Holder extends ProcessMark {
  /** ISO 8601. */
  since: string
}

const NAME = 'lock'
/** A lock is written in one go; one that stays without a holder for longer was left so. */
const WRITTEN_WITHIN_MS = 200
const TRIES = 5

/**
 * Keeps other builds away from an output folder until this process ends. The lock of a build that was killed is taken over.
 * @param work folder for the lock; made when it is not there
 * @param out what is locked, for the message
 * @throws Refusal that names the build that holds it
 */
export async function lock(work: string, out: string): Promise<void> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    if (take(work)) return
    const holder = await readHolder(work)
    if (holder && isAlive(holder)) {
      const seconds = Math.round((Date.now() - Date.parse(holder.since)) / 1000)
      throw new Refusal(
        `${out}: another build writes to this folder: process ${holder.pid}, since ${holder.since} (${seconds} s). Wait for it or end it, then build again.`,
      )
    }
    moveAway(work, holder)
  }
  throw new Refusal(`${out}: other builds begin at the same time, build again.`)
}

/** Removes the lock of this process; the folder as well, unless another build has begun in it. */
export function unlock(work: string): void {
  rmSync(path.join(work, NAME), { force: true })
  removeEmpty(work)
}

/** Removes a folder if nothing is in it. */
export function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Not there, or another build has begun in it.
  }
}

function take(work: string): boolean {
  const file = path.join(work, NAME)
  mkdirSync(work, { recursive: true })
  try {
    const holder: Holder = { ...ownMark(), since: new Date().toISOString() }
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' })
    return true
  } catch (error) {
    // Another build holds it, or has just ended and removed the folder.
    if (['EEXIST', 'ENOENT'].includes(codeOf(error))) return false
    // A full disk: what was begun would look like the lock of another build.
    unlock(work)
    throw error
  }
}

async function readHolder(work: string): Promise<Holder | undefined> {
  const first = read(work)
  if (first) return first
  await wait(WRITTEN_WITHIN_MS)
  return read(work)
}

function read(work: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path.join(work, NAME), 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/** Of several builds that find the same dead lock only one moves it; what a slower one moves by mistake is put back. */
function moveAway(work: string, dead: Holder | undefined): void {
  const aside = path.join(work, `${NAME}.${randomUUID()}`)
  try {
    renameSync(path.join(work, NAME), aside)
    const moved = JSON.parse(readFileSync(aside, 'utf8')) as Holder
    if (moved.since !== dead?.since && isAlive(moved)) renameSync(aside, path.join(work, NAME))
  } catch {}
  rmSync(aside, { force: true })
}
