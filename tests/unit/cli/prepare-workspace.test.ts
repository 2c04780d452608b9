import { mkdir, readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { prepareWorkspace } from '../../../src/cli/prepare-workspace.ts'
import { temporarySite } from '../content/temporary-site.ts'

const SOURCES = Object.fromEntries(
  ['content', 'reference', 'site', 'texts', 'config'].map((room) => [`src/${room}/a.ts`, '']),
)

test('F41: what killed builds have left in the caches is removed, what is in use stays', async () => {
  const project = await temporarySite({ ...SOURCES, 'package-lock.json': '{}' })
  const caches = path.join(project, 'node_modules/.cache/docs')
  const folders = [
    `build/${process.pid}/site`,
    `build/${process.ppid}/site`,
    'build/999999999/site',
    'bundles/a.old.part/server',
    'bundles/a.new.part/server',
    'bundles/a/server',
  ]
  for (const name of folders) await mkdir(path.join(caches, name), { recursive: true })
  for (const name of ['a.old.part', 'a']) await utimes(path.join(caches, 'bundles', name), 1, 1)
  const once = vi.spyOn(process, 'once').mockReturnValue(process)
  await prepareWorkspace(project, { root: project, base: '/' })
  expect(once).toHaveBeenCalledWith('exit', expect.any(Function))
  expect(await readdir(path.join(caches, 'build'))).toEqual([String(process.ppid)])
  expect((await readdir(path.join(caches, 'bundles'))).sort()).toEqual(['a', 'a.new.part'])
})
