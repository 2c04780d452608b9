import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Puts the finished output in the place of the old one; until then the old one stays as it was. */
export async function publish(client: string, out: string): Promise<void> {
  const beside = `${out}.${process.pid}.new`
  await rm(beside, { recursive: true, force: true })
  await mkdir(path.dirname(out), { recursive: true })
  // On the same disk nothing has to be copied.
  await rename(client, beside).catch(() => cp(client, beside, { recursive: true }))
  await rm(out, { recursive: true, force: true })
  await rename(beside, out)
}
