import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Bundle, Manifest } from './manifest.ts'
import { sourceHash } from './source-hash.ts'

/** Everything that is drawn or runs in a browser, and how it is bundled. */
const ROOMS = [
  'bundle',
  'draw',
  'twins',
  'theme',
  'browser',
  'search',
  'mcp',
  'site',
  'reference',
  'mock',
  'images',
  'texts',
  'config',
]

/**
 * Bundles the theme for drawing and the scripts for browsers, once for each version of the code: the result is kept, and serves every site.
 * @param project absolute path of the project
 * @param folder where bundles are kept
 * @param write bundles the code into an empty folder (`write-bundle.ts`); not called when the bundle is there
 */
export async function bundleCode(
  project: string,
  folder: string,
  write: (folder: string) => Promise<Manifest>,
): Promise<Bundle> {
  const version = sourceHash(project, ROOMS)
  const kept = path.join(folder, version)
  const known = await readFile(path.join(kept, 'manifest.json'), 'utf8').catch(() => undefined)
  if (known !== undefined) return { folder: kept, version, manifest: JSON.parse(known) as Manifest }
  const part = `${kept}.${randomUUID()}.part`
  await mkdir(part, { recursive: true })
  try {
    const manifest = await write(part)
    await writeFile(path.join(part, 'manifest.json'), JSON.stringify(manifest, null, 2))
    // Another build of the same version may have been first.
    await rename(part, kept).catch((error) => {
      if (!existsSync(path.join(kept, 'manifest.json'))) throw error
    })
    return { folder: kept, version, manifest }
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}
