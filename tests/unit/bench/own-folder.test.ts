import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyOwnFolder, ownFolder } from '../../../bench/corpus/own-folder.ts'
import { temporarySite } from '../content/temporary-site.ts'

test('F40: a benchmark empties only folders that a benchmark wrote', async () => {
  const root = await temporarySite({ 'corpus/mine.md': 'Mine.' })
  const mine = path.join(root, 'corpus')
  for (const take of [ownFolder, emptyOwnFolder]) {
    await expect(take(mine)).rejects.toThrow(`${mine} holds files that no benchmark wrote.`)
  }
  await expect(ownFolder(path.join(mine, 'mine.md'))).rejects.toThrow('ENOTDIR')
  expect(await readdir(mine)).toEqual(['mine.md'])

  const own = path.join(root, 'new/own')
  await emptyOwnFolder(own)
  await writeFile(path.join(own, 'page.md'), '# Page')
  await ownFolder(own)
  expect(await readdir(own)).toEqual(['.written-by-benchmark', 'page.md'])
  await emptyOwnFolder(own)
  expect(await readdir(own)).toEqual(['.written-by-benchmark'])
  await mkdir(path.join(root, 'empty'))
  await emptyOwnFolder(path.join(root, 'empty'))
})
