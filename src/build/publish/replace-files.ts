import { type Dirent, mkdirSync, renameSync } from 'node:fs'
import { readdir, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../../config/error-code.ts'
import { isApart, markOf, type OutputKind } from './output-folder.ts'

/**
 * Replaces what is in a folder that itself must stay. Each file is renamed into place, so each address has its old or its new content at any moment;
 * nothing is written that a full disk could refuse. What pages ask for comes before them, and what is no longer needed goes last.
 * @param next the new content, on the same disk
 */
export async function replaceFiles(next: string, folder: string, kind: OutputKind): Promise<void> {
  const [mark, entries] = [markOf(kind), await entriesOf(next)]
  for (const [name, entry] of entries) {
    if (entry.isDirectory()) await makeFolder(path.join(folder, name))
  }
  const rank = (name: string) => (name === mark ? 0 : name.endsWith('.html') ? 2 : 1)
  const files = [...entries].flatMap(([name, entry]) => (entry.isDirectory() ? [] : [name]))
  for (const name of files.sort((a, b) => rank(a) - rank(b))) {
    await putFile(path.join(next, name), path.join(folder, name))
  }
  const left = [...(await entriesOf(folder))].filter(([name]) => !entries.has(name))
  for (const [name, entry] of left) if (!entry.isDirectory()) await rm(path.join(folder, name))
  // The innermost first.
  for (const [name, entry] of left.reverse()) if (entry.isDirectory()) await rmdir(path.join(folder, name))
}

/** Everything below a folder by its path; a folder before what is in it. */
async function entriesOf(folder: string): Promise<Map<string, Dirent>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const named = entries.map((entry): [string, Dirent] => [
    path.relative(folder, path.join(entry.parentPath, entry.name)),
    entry,
  ])
  const published = named.filter(([name]) => !isApart(name.split(path.sep, 1)[0] ?? ''))
  return new Map(published.sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function makeFolder(name: string): Promise<void> {
  try {
    mkdirSync(name)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    // Also when the name is that of a file until now.
    await readdir(name).catch(async () => {
      await rm(name)
      mkdirSync(name)
    })
  }
}

async function putFile(from: string, to: string): Promise<void> {
  try {
    renameSync(from, to)
  } catch (error) {
    if (codeOf(error) !== 'EISDIR') throw error
    await rm(to, { recursive: true })
    renameSync(from, to)
  }
}
