import { constants } from 'node:fs'
import { access, readdir, readFile, readlink, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../../config/error-code.ts'
import { HOSTING_FILE } from '../../config/hosting.ts'
import { Refusal } from '../../config/refusal.ts'
import { isMountPoint } from './mount-point.ts'

/** A folder that a build may replace. */
export interface OutputFolder {
  /** Its real path: where the author named a link, what the link leads to. */
  folder: string
  /** For what is on its way in or out. A build makes it and removes it; nothing else is ever in it. */
  work: string
  /** Whether the folder itself has to stay, and only what is in it can be replaced. */
  isFixed: boolean
}

/** By which file each of the two folders is known, and how it begins or what it holds. */
const MARKS = {
  site: { file: HOSTING_FILE, isOurs: (text: string) => /^\{\s*"headers": \{/.test(text) },
  settings: {
    file: 'nginx/docs-http.conf',
    isOurs: (text: string) => text.startsWith('# Written by the build.'),
  },
}
export type OutputKind = keyof typeof MARKS

const SOURCES = ['content', 'apis', 'public']
const HISTORIES = ['.git', '.hg', '.svn']
/** The file system's own folder at the top of a disk. */
const LOST = 'lost+found'
const WORK = '.publishing'

/** File by which the folder of a build is known; relative to it. */
export function markOf(kind: OutputKind): string {
  return MARKS[kind].file
}

/** Whether a name at the top of an output folder is not part of what is published. */
export function isApart(name: string): boolean {
  return name === LOST || name === WORK
}

/**
 * Decides whether a build may replace a folder: one that is new, empty, or of an earlier build.
 * @param out absolute path
 * @param kind what a build writes there
 * @param homes folders that must not be in it: that of the site, that of the project
 * @throws Refusal when it holds anything else
 */
export async function outputFolder(
  out: string,
  kind: OutputKind,
  homes: readonly string[],
): Promise<OutputFolder> {
  const folder = await realPath(out)
  for (const home of await Promise.all(homes.map(realPath))) {
    if (isWithin(home, folder)) refuse(out, `holds the site or this project (${home})`)
    const source = SOURCES.find((name) => isWithin(folder, path.join(home, name)))
    if (source !== undefined) refuse(out, `${path.join(home, source)} holds sources of the site`)
  }
  const info = await stat(folder).catch(() => undefined)
  if (info && !info.isDirectory()) refuse(out, 'is a file')
  if (info) await refuseForeign(out, folder, kind)
  const isFixed = info !== undefined && (await mustStay(folder))
  const work = isFixed
    ? path.join(folder, WORK)
    : path.join(path.dirname(folder), `.${path.basename(folder)}${WORK}`)
  return { folder, work, isFixed }
}

async function refuseForeign(out: string, folder: string, kind: OutputKind): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !isApart(name))
  const history = names.find((name) => HISTORIES.includes(name))
  if (history !== undefined) refuse(out, `holds a repository (${history})`)
  if (names.length === 0) return
  const { file, isOurs } = MARKS[kind]
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => '')
  if (!isOurs(text)) refuse(out, `holds files that no build wrote (${names.slice(0, 3).join(', ')})`)
}

function refuse(out: string, reason: string): never {
  throw new Refusal(
    `--out: ${out}: ${reason}. Nothing was changed.\n  expected  a folder that is new, empty, or was written by a build`,
  )
}

/** A mount point cannot be renamed, nor can anything beside which nothing can be written. */
async function mustStay(folder: string): Promise<boolean> {
  const isBound = await access(path.dirname(folder), constants.W_OK).then(
    () => false,
    () => true,
  )
  return isBound || isMountPoint(folder)
}

/** The path without links, also of what is not there yet. */
async function realPath(name: string): Promise<string> {
  try {
    return await realpath(name)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  const target = await readlink(name).catch(() => undefined)
  const parent = await realPath(path.dirname(name))
  return target === undefined
    ? path.join(parent, path.basename(name))
    : realPath(path.resolve(parent, target))
}

function isWithin(inner: string, outer: string): boolean {
  const way = path.relative(outer, inner)
  return way === '' || !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way))
}
