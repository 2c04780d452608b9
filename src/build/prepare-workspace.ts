import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { enterWorkspace, type Workspace } from '../content/workspace.ts'
import type { BuildArguments } from './arguments.ts'

/**
 * Decides where this run works and tells everybody (`content/workspace.ts`).
 * @throws Error when the root is not a folder
 */
export async function prepareWorkspace(
  project: string,
  { root, base }: Pick<BuildArguments, 'root' | 'base'>,
): Promise<Workspace> {
  const info = await stat(root).catch(() => undefined)
  if (!info?.isDirectory()) throw new Error(`--root: there is no folder ${root}`)
  const caches = path.join(project, 'node_modules/.cache/docs')
  const workspace: Workspace = {
    root,
    base,
    // A build of a machine that keeps nothing else may keep it where it likes.
    cache: path.resolve(process.env['DOCS_CACHE'] ?? path.join(caches, 'pages')),
    // Inside the project, so that the server bundle finds its libraries; one per run, so that builds do not meet.
    output: path.join(caches, 'build', String(process.pid)),
    compiler: await compilerHash(project),
  }
  enterWorkspace(workspace)
  // Also when Vike ends the process after an error.
  process.once('exit', () => rmSync(workspace.output, { recursive: true, force: true }))
  return workspace
}

/** Whatever decides how a page compiles: the sources of the compiler and the locked versions of its libraries. */
async function compilerHash(project: string): Promise<string> {
  const folders = [
    'src/content',
    'src/content/markdown',
    'src/reference',
    'src/reference/samples',
    'src/reference/versions',
    'src/config',
    'src/texts',
  ]
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(project, folder))).map((name) => `${folder}/${name}`),
    ),
  )
  const sources = files.flat().filter((name) => name.endsWith('.ts'))
  const hash = createHash('sha256')
  for (const file of [...sources.sort(), 'package-lock.json']) {
    hash.update(file).update(await readFile(path.join(project, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
