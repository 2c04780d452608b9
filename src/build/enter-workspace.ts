import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Sets the environment that `content/workspace.ts` reads, for this process, its workers and the server bundle.
 * @throws Error when the root is not a folder
 */
export async function enterWorkspace(project: string, root: string): Promise<void> {
  const info = await stat(root).catch(() => undefined)
  if (!info?.isDirectory()) throw new Error(`--root: there is no folder ${root}`)
  process.env['DOCS_ROOT'] = root
  process.env['DOCS_CACHE'] = path.join(project, 'node_modules/.cache/docs/pages')
  process.env['DOCS_COMPILER'] = await compilerHash(project)
}

/** Whatever decides how a page compiles: the sources of the compiler and the locked versions of its libraries. */
async function compilerHash(project: string): Promise<string> {
  const folders = ['src/content', 'src/content/markdown', 'src/config']
  const files = (
    await Promise.all(
      folders.map(async (folder) => (await readdir(path.join(project, folder))).map((name) => `${folder}/${name}`)),
    )
  ).flat()
  const hash = createHash('sha256')
  for (const file of [...files.filter((name) => name.endsWith('.ts')).sort(), 'package-lock.json']) {
    hash.update(file).update(await readFile(path.join(project, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
