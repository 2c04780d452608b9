import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { isAlive } from '../build/publish/processes-alive.ts'
import { sourceHash } from '../bundle/source-hash.ts'
import { Refusal } from '../config/refusal.ts'
import type { Workspace } from '../content/workspace.ts'
import type { BuildArguments } from './arguments.ts'

/** Whatever decides how a page compiles. */
const COMPILER = ['content', 'reference', 'site', 'texts', 'config']

const PART_MAX_MS = 10 * 60 * 1000

/**
 * Decides where this run works.
 * @throws Refusal when the root is not a folder
 */
export async function prepareWorkspace(
  project: string,
  { root, base }: Pick<BuildArguments, 'root' | 'base'>,
): Promise<Workspace> {
  const info = await stat(root).catch(() => undefined)
  if (!info?.isDirectory()) throw new Refusal(`--root: there is no folder ${root}`)
  const caches = path.join(project, 'node_modules/.cache/docs')
  const workspace: Workspace = {
    root,
    base,
    // A build of a machine that keeps nothing else may keep it where it likes.
    cache: path.resolve(process.env['DOCS_CACHE'] ?? path.join(caches, 'pages')),
    // One per run, so that builds do not meet.
    output: path.join(caches, 'build', String(process.pid), 'site'),
    // Inside the project, so that the module that draws finds its libraries.
    bundles: path.join(caches, 'bundles'),
    compiler: sourceHash(project, COMPILER),
  }
  const run = path.dirname(workspace.output)
  removeEnded(path.dirname(run))
  removeParts(workspace.bundles)
  process.once('exit', () => rmSync(run, { recursive: true, force: true }))
  return workspace
}

/** Folders of builds that were killed; also one that had the number of this process. */
function removeEnded(runs: string): void {
  for (const name of namesIn(runs)) {
    const pid = Number(name)
    if (!isAlive({ pid })) rmSync(path.join(runs, name), { recursive: true, force: true })
  }
}

/** Bundles that were being written when their build was killed: none takes so long. */
function removeParts(bundles: string): void {
  for (const name of namesIn(bundles)) {
    const part = path.join(bundles, name)
    const info = name.endsWith('.part') ? statSync(part, { throwIfNoEntry: false }) : undefined
    if (info && Date.now() - info.mtimeMs > PART_MAX_MS) rmSync(part, { recursive: true, force: true })
  }
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
