import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Whether another disk, or another folder of the same disk, is mounted at a folder.
 * @param folder its real path; it exists
 */
export async function isMountPoint(folder: string): Promise<boolean> {
  const [own, above] = await Promise.all([stat(folder), stat(path.dirname(folder))])
  if (own.dev !== above.dev) return true
  // Linux only; elsewhere a folder of the same disk cannot be mounted.
  const table = await readFile('/proc/self/mountinfo', 'utf8').catch(() => '')
  return table.split('\n').some((line) => decoded(line.split(' ')[4] ?? '') === folder)
}

/** Spaces and the like are written as `\040`. */
function decoded(name: string): string {
  return name.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
}
