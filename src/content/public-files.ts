import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** The folder whose files are served as they are, relative to the site root. */
export const PUBLIC_FOLDER = 'public'

/**
 * Every file of the public folder of a site, links followed: paths relative to that folder, with forward slashes, in code-unit order.
 * A link that leads to one of its own parents is left out.
 */
export async function publicFiles(root: string): Promise<string[]> {
  return (await filesBelow(path.join(root, PUBLIC_FOLDER), '', [])).sort()
}

async function filesBelow(folder: string, name: string, parents: readonly string[]): Promise<string[]> {
  const absolute = path.join(folder, name)
  const real = await realpath(absolute).catch(() => undefined)
  if (real === undefined || parents.includes(real)) return []
  const found: string[] = []
  for (const entry of await readdir(absolute)) {
    const file = name === '' ? entry : `${name}/${entry}`
    const info = await stat(path.join(folder, file)).catch(() => undefined)
    if (info?.isDirectory()) found.push(...(await filesBelow(folder, file, [...parents, real])))
    else if (info?.isFile()) found.push(file)
  }
  return found
}
