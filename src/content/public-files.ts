import { readdirSync } from 'node:fs'
import path from 'node:path'
import { infoOf, realPath } from './links-followed.ts'

/** The folder whose files are served as they are, relative to the site root. */
export const PUBLIC_FOLDER = 'public'

/**
 * Every file of the public folder of a site, links followed: paths relative to that folder, with forward slashes, in code-unit order.
 * A link that leads to one of its own parents is left out.
 */
export function publicFiles(root: string): string[] {
  return filesBelow(path.join(root, PUBLIC_FOLDER), '', []).sort()
}

function filesBelow(folder: string, name: string, parents: readonly string[]): string[] {
  const absolute = path.join(folder, name)
  const real = realPath(absolute)
  if (real === undefined || parents.includes(real)) return []
  const found: string[] = []
  for (const entry of readdirSync(absolute)) {
    const file = name === '' ? entry : `${name}/${entry}`
    const info = infoOf(path.join(folder, file))
    if (info?.isDirectory()) found.push(...filesBelow(folder, file, [...parents, real]))
    else if (info?.isFile()) found.push(file)
  }
  return found
}
