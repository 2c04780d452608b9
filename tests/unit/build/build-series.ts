/**
 * Builds several sites, one after the other, each without a cache. In one process, because most of the time of a small build goes into loading
 * libraries. Its only argument is the JSON of a list of {@link CleanBuild}.
 */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { buildSite } from '../../../src/build/build-site.ts'
import { prepareWorkspace } from '../../../src/cli/prepare-workspace.ts'

/** Absolute paths of the site and of three folders that do not exist yet. */
export interface CleanBuild {
  root: string
  out: string
  cache: string
}

const PROJECT = path.resolve(import.meta.dirname, '../../..')

for (const { root, out, cache } of JSON.parse(process.argv[2] ?? '[]') as CleanBuild[]) {
  process.env['DOCS_CACHE'] = cache
  const workspace = await prepareWorkspace(PROJECT, { root, base: '/' })
  await buildSite(PROJECT, workspace, { out, strict: false })
  await rm(path.dirname(workspace.output), { recursive: true })
}
