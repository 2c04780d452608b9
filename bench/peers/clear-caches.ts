import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { TEMPORARY } from './command.ts'
import { PROJECT, type Product } from './product.ts'

/**
 * What stays: `nothing`, as on a machine that never built; or `bundle`, as on one that built another site with this version of our code. Peers
 * have no such state.
 */
export type Kept = 'nothing' | 'bundle'

/** Below `node_modules/.cache/docs`: what depends on our code alone. */
const OF_THE_CODE = ['program', 'bundles', 'vite']
/** Below the same: folders of builds that run now. */
const OF_RUNNING_BUILDS = ['build']

/** Removes what an earlier build or development server of a product has left, its output included. */
export async function clearCaches(product: Product, folder: string, kept: Kept): Promise<void> {
  const left = product.caches.map((name) => path.join(folder, name))
  if (kept === 'nothing') left.push(path.join(folder, TEMPORARY))
  if (product.name === 'ours') left.push(...(await ourCaches(kept)))
  await Promise.all(left.map((name) => rm(name, { recursive: true, force: true })))
}

async function ourCaches(kept: Kept): Promise<string[]> {
  const caches = path.join(PROJECT, 'node_modules/.cache/docs')
  const staying = [...OF_RUNNING_BUILDS, ...(kept === 'bundle' ? OF_THE_CODE : [])]
  const names = await readdir(caches).catch(() => [])
  return names.filter((name) => !staying.includes(name)).map((name) => path.join(caches, name))
}
