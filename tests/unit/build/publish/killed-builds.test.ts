/** Builds that are ended in the middle, and several at once. Whatever happens, the output is that of one whole build. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isAlive } from '../../../../src/build/publish/processes-alive.ts'
import { generator } from '../../../seeded-random.ts'
import { temporarySite } from '../../content/temporary-site.ts'
import { contentsOf } from '../../contents-of.ts'
import { buildFolder, PATIENCE, PROJECT } from '../run-build.ts'

const SITE = {
  'site.config.ts': "export default { brand: 'Whole', description: 'A site.' }\n",
  'content/index.mdx': '# Home\n',
  'content/guide.mdx': '# Guide\n\nWord 0.\n',
}
/** `npm test -- --all` kills more often. */
const KILLS = process.env['DOCS_TEST_ALL'] ? 30 : 4
const SEED = 41

const write = (root: string, word: number) =>
  writeFile(path.join(root, 'content/guide.mdx'), `# Guide\n\nWord ${word}.\n`)
const published = async (root: string) => ({
  ...(await contentsOf(path.join(root, 'dist'))),
  ...(await contentsOf(path.join(root, 'dist-hosting'))),
})

test(`F41: killed at any of ${KILLS} moments a build leaves a whole site, and the next one succeeds and cleans up`, {
  timeout: (KILLS + 2) * PATIENCE.timeout,
}, async () => {
  const files = Array.from({ length: 200 }, (_, index) => [`public/data/${index}.txt`, `${index}\n`])
  const root = await temporarySite({ ...SITE, ...Object.fromEntries(files) })
  const random = generator(SEED)
  // The first bundles the code, the second takes as long as those that follow.
  let seconds = 0
  for (const word of [1, 2]) {
    await write(root, word)
    const started = performance.now()
    expect((await buildFolder(root)).code).toBe(0)
    seconds = performance.now() - started
  }
  let before = await published(root)
  let survived = 0
  for (let round = 3; round < KILLS + 3; round += 1) {
    await write(root, round)
    // A group of its own: the command and every process that it has started.
    const child = spawn(process.execPath, ['bin/build.mjs', '--root', root], {
      cwd: PROJECT,
      detached: true,
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    const ms = random() * seconds
    const isDue =
      // Every second one while it publishes, which is over in a moment.
      round % 2 === 0 ? () => existsSync(path.join(root, '.dist.publishing/before')) : after(ms)
    while (!isDue() && child.exitCode === null) await immediate()
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL')
    else survived += 1
    await ended

    const found = await published(root)
    const next = await buildFolder(root)
    expect([next.errors, next.code], `after a kill at ${ms} ms`).toEqual(['', 0])
    const whole = await published(root)
    expect(whole['guide/index.html']).toContain(`Word ${round}.`)
    expect([before, whole], `killed at ${ms} ms`).toContainEqual(found)
    expect((await readdir(root)).sort()).toEqual([
      'content',
      'dist',
      'dist-hosting',
      'public',
      'site.config.ts',
    ])
    before = whole
  }
  expect(survived).toBeLessThan(KILLS)
  const runs = await readdir(path.join(PROJECT, 'node_modules/.cache/docs/build')).catch(() => [])
  expect(runs.filter((pid) => !isAlive({ pid: Number(pid) }))).toEqual([])
})

test('F41: of builds at once into one folder one succeeds, the others name it', PATIENCE, async () => {
  const root = await temporarySite(SITE)
  const builds = await Promise.all(Array.from({ length: 4 }, () => buildFolder(root)))
  const failed = builds.filter(({ code }) => code !== 0)
  expect(failed.length).toBeLessThan(4)
  for (const { errors } of failed)
    expect(errors).toMatch(
      /^\S+dist: another build writes to this folder: process \d+, since \S+Z \(\d+ s\)\./,
    )
  expect(Object.keys(await published(root))).toContain('index.html')
  expect((await readdir(root)).sort()).toEqual(['content', 'dist', 'dist-hosting', 'site.config.ts'])
})

test('F41: stopped with Ctrl-C a build leaves nothing behind', PATIENCE, async () => {
  const root = await temporarySite(SITE)
  const child = spawn(process.execPath, ['bin/build.mjs', '--root', root], { cwd: PROJECT, stdio: 'ignore' })
  const ended = once(child, 'exit')
  await expect.poll(() => readdir(root), { timeout: 20_000, interval: 5 }).toContain('.dist.publishing')
  child.kill('SIGINT')
  expect(await ended).toEqual([130, null])
  expect((await readdir(root)).sort()).toEqual(['content', 'site.config.ts'])
})

/** Whether so many milliseconds have passed. */
function after(ms: number): () => boolean {
  const start = performance.now()
  return () => performance.now() - start >= ms
}
