/** A build deletes nothing that no build wrote, whatever folder it is told to write to. */
import { mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { claimOutput } from '../../../../src/build/publish/claim-output.ts'
import { outputFolder } from '../../../../src/build/publish/output-folder.ts'
import { temporarySite } from '../../content/temporary-site.ts'
import { buildFolder, PATIENCE } from '../run-build.ts'

const SITE = {
  'site.config.ts': "export default { brand: 'Kept', description: 'A site.' }\n",
  'content/index.mdx': '# Home\n',
  'content/_meta.ts': "export default { index: 'Home' }\n",
  'public/notes.txt': 'Mine.',
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => !entry.isDirectory())
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort()
}

const REFUSED = [
  ['the site itself', '.', 'site: holds the site or this project'],
  ['a folder above it', '..', ': holds the site or this project'],
  ['its pages', 'content', 'content holds sources of the site'],
  ['a new folder among its pages', 'content/dist', 'content holds sources of the site'],
  ['its public files', 'public', 'public holds sources of the site'],
  ['a folder of somebody else', 'mine', 'mine: holds files that no build wrote (notes.txt)'],
  ['a link to such a folder', 'link', 'link: holds files that no build wrote (notes.txt)'],
  ['one whose companion is of somebody else', 'new', 'new-hosting: holds files that no build wrote'],
  ['a file', 'mine/notes.txt', 'is a file'],
] as const
/** Whole builds, for what would be lost; in the short run those that were lost before. */
const BUILT = process.env['DOCS_TEST_ALL'] ? REFUSED : REFUSED.filter((_, index) => [0, 6, 7].includes(index))

test.for(BUILT)(
  'F40: --out that is %s is refused, and nothing is lost',
  PATIENCE,
  async ([, out, reason]) => {
    const root = await siteAmongOthers()
    const above = path.dirname(root)
    const before = await filesBelow(above)
    const { code, errors } = await buildFolder(root, ['--out', path.resolve(root, out)])
    expect(errors).toContain(reason)
    expect(errors).not.toMatch(/^\s+at /m)
    expect(code).toBe(1)
    expect(await filesBelow(above)).toEqual(before)
  },
)

test.for(REFUSED)('F40: %s is no output folder', async ([, out, reason]) => {
  const root = await siteAmongOthers()
  await expect(claimOutput(path.resolve(root, out), [root])).rejects.toThrow(reason)
})

/** Of temporary folders only: the one above it may be deleted by a build that is wrong. */
async function siteAmongOthers(): Promise<string> {
  const above = await temporarySite({
    ...Object.fromEntries(Object.entries(SITE).map(([name, text]) => [`site/${name}`, text])),
    'site/mine/notes.txt': 'Mine.',
    'site/new-hosting/nginx/docs-http.conf': '# By hand.',
  })
  await symlink('mine', path.join(above, 'site/link'))
  return path.join(above, 'site')
}

test('F40: a folder of a build is written anew, a link to it stays; a repository in it is not deleted', {
  timeout: 4 * PATIENCE.timeout,
}, async () => {
  const root = await temporarySite(SITE)
  const place = (name: string) => path.join(root, name)
  await symlink('releases/one', place('current'))
  // The first through a link that leads nowhere yet, then an empty folder, then the folder of a build.
  for (const name of ['current', 'empty', 'current']) {
    if (name === 'empty') await mkdir(place('empty'))
    const { code, output } = await buildFolder(root, ['--out', place(name)])
    expect([output, code]).toEqual([expect.stringContaining('1 pages'), 0])
    expect(await readFile(place(`${name}/index.html`), 'utf8')).toContain('Home')
  }
  expect(await readlink(place('current'))).toBe('releases/one')
  expect(await readdir(place('releases'))).toEqual(['one'])
  expect((await readdir(root)).sort()).toEqual(
    [
      'content',
      'current',
      'current-hosting',
      'empty',
      'empty-hosting',
      'public',
      'releases',
      'site.config.ts',
    ].sort(),
  )

  await mkdir(place('empty/.git'))
  await writeFile(place('empty/.git/HEAD'), 'ref')
  const { code, errors } = await buildFolder(root, ['--out', place('empty')])
  expect([errors, code]).toEqual([expect.stringContaining('holds a repository'), 1])
  expect(await readFile(place('empty/.git/HEAD'), 'utf8')).toBe('ref')
  await rm(place('empty/.git'), { recursive: true })
})

// Only asked, never built: a build that is wrong here would delete the disk.
test('F40: the root of the disk, the project and what is above it are no output folders', async () => {
  const project = path.resolve(import.meta.dirname, '../../../..')
  const root = await temporarySite(SITE)
  for (const out of ['/', path.dirname(project), project, path.dirname(root)]) {
    await expect(outputFolder(out, 'site', [root, project])).rejects.toThrow('holds the site or this project')
  }
  await expect(outputFolder(path.join(project, 'src'), 'site', [root, project])).rejects.toThrow(
    'holds files that no build wrote',
  )
})
