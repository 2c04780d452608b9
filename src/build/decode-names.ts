import { mkdir, readdir, rename, rmdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Gives written pages the names that file servers look for. Vike names them after the address as it is written in a link; servers decode what
 * they are asked for, so the page of `/100%25` lies in `100%/`.
 */
export async function decodeNames(client: string): Promise<void> {
  const names = await readdir(client, { recursive: true })
  for (const name of names.filter((each) => each.endsWith('.html') && each.includes('%'))) {
    const decoded = path.join(client, ...name.split(path.sep).map(decodeURIComponent))
    await mkdir(path.dirname(decoded), { recursive: true })
    await rename(path.join(client, name), decoded)
    await removeIfEmpty(path.dirname(path.join(client, name)))
  }
}

async function removeIfEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0) return
  await rmdir(folder)
  await removeIfEmpty(path.dirname(folder))
}
