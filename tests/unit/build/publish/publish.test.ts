import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lock, unlock } from '../../../../src/build/publish/lock.ts'
import { isAlive, ownMark } from '../../../../src/build/publish/processes-alive.ts'
import { publish } from '../../../../src/build/publish/publish.ts'
import { temporarySite } from '../../content/temporary-site.ts'
import { contentsOf } from '../../contents-of.ts'

/** A built site of many files, each with the same word. */
function site(word: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    ['index.html', 'hosting.json', 'assets/a.js', ...names].map((name) => [name, word]),
  )
}

const MANY = Array.from({ length: 500 }, (_, index) => `data/${index % 20}/${index}.json`)

test.each([
  ['renamed', false],
  ['replaced file by file', true],
] as const)('F41: a folder that is %s is at no moment without its first page', async (_, isFixed) => {
  const files = { ...prefixed('written', site('new', MANY)), ...prefixed('dist', site('old', MANY)) }
  const root = await temporarySite(files)
  const folder = path.join(root, 'dist')
  const work = path.join(root, isFixed ? 'dist/.publishing' : '.dist.publishing')
  let isDone = false
  const watched = longestAbsence(path.join(folder, 'index.html'), () => isDone)
  await publish(path.join(root, 'written'), { folder, work, isFixed }, 'site')
  isDone = true
  expect(await watched).toBe(0)
  expect(await contentsOf(folder)).toEqual(site('new', MANY))
})

test('F41: file by file, what is no longer there goes, also where a file becomes a folder', async () => {
  const written = {
    ...site('new', ['was-file/index.html', 'was-folder', 'same/deep/a.txt']),
    'nested/.publishing/x': 'kept name',
  }
  const before = site('old', ['was-file', 'was-folder/deep/b.txt', 'gone/deep/c.txt', 'same/deep/d.txt'])
  const root = await temporarySite({
    ...prefixed('written', written),
    ...prefixed('dist', before),
    'dist/lost+found/inode': 'of the disk',
  })
  const folder = path.join(root, 'dist')
  await publish(
    path.join(root, 'written'),
    { folder, work: path.join(folder, '.publishing'), isFixed: true },
    'site',
  )
  expect(await contentsOf(folder)).toEqual({ ...written, 'lost+found/inode': 'of the disk' })
  expect(await readdir(folder)).not.toContain('gone')
})

test('F41: the lock of a process that runs is kept, that of one that has ended or left half a lock is taken over', async () => {
  const root = await temporarySite({})
  const work = path.join(root, '.dist.publishing')
  const held = JSON.stringify({ ...ownMark(), since: new Date().toISOString() })
  await lock(work, '/out')
  await expect(lock(work, '/out')).rejects.toThrow(
    new RegExp(`^/out: another build writes to this folder: process ${process.pid}, since \\S+ \\(0 s\\)`),
  )
  unlock(work)
  for (const left of [
    '',
    '{"pid":',
    JSON.stringify({ pid: 999_999_999, since: '' }),
    held.replace(/"started":"\d+"/, '"started":"1"'),
  ]) {
    await mkdir(work)
    await writeFile(path.join(work, 'lock'), left)
    await lock(work, '/out')
    expect(JSON.parse(await readFile(path.join(work, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
    expect(await readdir(work)).toEqual(['lock'])
    unlock(work)
  }
  // Two that find the same dead lock.
  await mkdir(work)
  await writeFile(path.join(work, 'lock'), JSON.stringify({ pid: 999_999_999, since: '' }))
  const both = await Promise.allSettled([lock(work, '/out'), lock(work, '/out')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('F41: a process is known by its number and its start', () => {
  const { started } = ownMark()
  expect(started).toMatch(/^\d+$/)
  expect(isAlive({ pid: process.pid, started: started ?? '' })).toBe(true)
  expect(isAlive({ pid: process.pid, started: '1' })).toBe(false)
  // Left by one that had our number before.
  expect(isAlive({ pid: process.pid })).toBe(false)
  expect(isAlive({ pid: process.ppid })).toBe(true)
  expect(isAlive({ pid: 999_999_999 })).toBe(false)
})

function prefixed(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))
}

/** In ms, as seen between other work of this process. */
async function longestAbsence(file: string, isDone: () => boolean): Promise<number> {
  let longest = 0
  let since = performance.now()
  while (!isDone()) {
    if (existsSync(file)) since = performance.now()
    else longest = Math.max(longest, performance.now() - since)
    await immediate()
  }
  return longest
}
