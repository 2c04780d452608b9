import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type FoundFolder, findFiles } from '../../../src/content/find-files.ts'
import { temporarySite } from './temporary-site.ts'

const LOCALES = ['en-US', 'fr', 'zh-CN']

/** Routes with their locale, depth first. */
function routes(folder: FoundFolder): string[] {
  const own = folder.pages.map(({ route, locale }) => (locale === undefined ? route : `${route} (${locale})`))
  return [...own, ...folder.folders.flatMap(routes)]
}

test('MAP-01: pages are .md and .mdx files, with a locale between name and extension', async () => {
  const root = await temporarySite({
    'content/a.md': '',
    'content/b.mdx': '',
    'content/b.fr.mdx': '',
    'content/b.zh-CN.mdx': '',
    'content/c.txt': '',
    'content/node.js.mdx': '',
  })
  expect(routes(findFiles(root, LOCALES))).toEqual(['/a', '/b (fr)', '/b', '/b (zh-CN)', '/node.js'])
})

test('MAP-02, MAP-05: names that begin with [, _ or . are no pages', async () => {
  const root = await temporarySite({
    'content/[slug].mdx': '',
    'content/[id]/x.mdx': '',
    'content/_part.mdx': '',
    'content/_parts/x.mdx': '',
    'content/.hidden.mdx': '',
    'content/a.mdx': '',
  })
  expect(routes(findFiles(root, LOCALES))).toEqual(['/a'])
})

test('MAP-04: a folder without page or meta below it is left out', async () => {
  const root = await temporarySite({ 'content/empty/deep/note.txt': '', 'content/full/x.mdx': '' })
  expect(findFiles(root, LOCALES).folders.map(({ name }) => name)).toEqual(['full'])
})

test('MAP-07: an index file has the route of its folder', async () => {
  const root = await temporarySite({
    'content/index.mdx': '',
    'content/guide/index.mdx': '',
    'content/guide/x.mdx': '',
  })
  expect(routes(findFiles(root, LOCALES))).toEqual(['/', '/guide', '/guide/x'])
})

test('MAP-08: a symbolic link is followed, the page keeps the route of its place, and a circle ends', async () => {
  const root = await temporarySite({ 'content/real/x.mdx': '', 'content/y.mdx': '' })
  await symlink(path.join(root, 'content/real'), path.join(root, 'content/alias'))
  await symlink(path.join(root, 'content'), path.join(root, 'content/real/circle'))
  await symlink(path.join(root, 'content/nowhere'), path.join(root, 'content/broken.mdx'))
  expect(routes(findFiles(root, LOCALES))).toEqual(['/y', '/alias/x', '/real/x'])
})

test('MAP-10: meta files of a folder are found with their locale', async () => {
  const root = await temporarySite({
    'content/a/_meta.ts': '',
    'content/a/_meta.fr.ts': '',
    'content/a/x.mdx': '',
  })
  expect(findFiles(root, LOCALES).folders[0]?.metas).toEqual([
    { file: 'content/a/_meta.fr.ts', locale: 'fr' },
    { file: 'content/a/_meta.ts' },
  ])
})

test('MAP-04: a site without content folder has no pages', async () => {
  expect(routes(findFiles(await temporarySite({}), LOCALES))).toEqual([])
})
