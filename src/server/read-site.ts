import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { HOSTING_FILE } from '../config/hosting.ts'
import type { Hosting } from '../config/hosting-schema.ts'
import { type Content, readContents } from './contents.ts'
import { listFiles, type SiteFiles } from './files.ts'
import { readHosting } from './read-hosting.ts'

const MEMORY_LIMIT_BYTES = 512 * 1024 * 1024

/** A built folder as it was when it was read. */
export interface ServedSite {
  files: SiteFiles
  hosting: Hosting
  /** By path on disk. */
  contents: ReadonlyMap<string, Content>
  /** Whether a build of this project wrote it; another program may have. */
  isBuilt: boolean
}

/**
 * Reads a built folder: nothing that happens to it later reaches a reader.
 * @param memoryLimit bytes of files that are kept in memory
 * @throws Error when it cannot be read, holds no built site, or cannot be served as it wants to be
 */
export function readSite(dist: string, memoryLimit = MEMORY_LIMIT_BYTES): ServedSite {
  const files = listFiles(dist)
  const hosting = readHosting(dist)
  const known = new Set([...files.pages.values(), ...files.assets.values(), ...files.errorPages.values()])
  const paths = [...known].flatMap(({ disk, precompressed }) => [disk, ...Object.values(precompressed)])
  const contents = readContents(paths, memoryLimit)
  return { files, hosting, contents, isBuilt: existsSync(join(dist, HOSTING_FILE)) }
}

/**
 * Makes sure that a folder is a whole build, not one that is being copied.
 * @param base normalised base path
 * @throws Error that names what is missing
 */
export function requireWhole({ files, contents, isBuilt }: ServedSite, base: string): void {
  if (!isBuilt) throw new Error(`it holds no ${HOSTING_FILE}`)
  const home = contents.get(files.pages.get('/')?.disk ?? '')
  if (!Buffer.isBuffer(home)) return
  const named = home.toString().matchAll(/\s(?:src|href)="([^"?#]+)/g)
  const assets = [...named].flatMap(([, address = '']) =>
    address.startsWith(`${base}/assets/`) ? [address.slice(base.length)] : [],
  )
  const missing = assets.find((address) => !files.assets.has(decodeURI(address)))
  if (missing !== undefined) throw new Error(`its first page asks for ${missing}, which is not there`)
}
