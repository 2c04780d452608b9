import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A source file of the project. */
export interface Source {
  /** Path relative to the root, forward slashes. */
  file: string
  text: string
}

const FOLDERS = ['src', 'bin', 'tools', 'bench', 'tests']
const EXTENSIONS = /\.(tsx?|mjs|css)$/
/** Fixture sites are authors' material, not code of the house. */
const LEFT_OUT = /^tests\/fixtures\/|(^|\/)(node_modules|dist)\//

/** Reads all source files below `root` in order of their paths; folders that do not exist yet are skipped. */
export function readSources(root: string): Source[] {
  return FOLDERS.flatMap((folder) => list(join(root, folder)))
    .map((path) => ({ path, file: relative(root, path).split(sep).join('/') }))
    .filter(({ file }) => EXTENSIONS.test(file) && !LEFT_OUT.test(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ path, file }) => ({ file, text: readFileSync(path, 'utf8') }))
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}
