import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BuildArguments } from './arguments.ts'

/** Puts the finished output in the place of the old one; until then the old one stays as it was. */
export async function publish(work: string, given: BuildArguments): Promise<void> {
  const beside = `${given.out}.${process.pid}.new`
  await rm(beside, { recursive: true, force: true })
  await mkdir(path.dirname(given.out), { recursive: true })
  await cp(path.join(work, 'client'), beside, { recursive: true, filter: (file) => path.basename(file) !== '.vite' })
  await rm(given.out, { recursive: true, force: true })
  await rename(beside, given.out)
  await rm(work, { recursive: true, force: true })
}
