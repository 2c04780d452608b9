import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { MARK, RESULTS } from '../../../src/build/remove-unused.ts'
import { contentsOf } from '../contents-of.ts'
import { EditedSite } from './edited-site.ts'
import { PATIENCE } from './run-build.ts'

const PROJECT = path.resolve(import.meta.dirname, '../../..')

/** `npm test -- --all` makes more rounds of edits, and other ones. */
const [SEEDS, ROUNDS] = process.env['DOCS_TEST_ALL'] ? [[1, 2, 3], 5] : [[1], 1]

const NAME = 'C30, seed %i: a build after edits is, byte for byte, a clean one on another machine'

test.each(SEEDS)(NAME, { timeout: ROUNDS * PATIENCE.timeout }, async (seed) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-incremental-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const place = (name: string) => path.join(folder, name)
  const site = new EditedSite(seed)
  const first = site.files()
  const rounds = Array.from({ length: ROUNDS }, (_, index) => {
    const edits = `seed ${seed}, round ${index + 1}: ${site.editSome(index + 1).join(', ')}`
    return { edits, files: site.files() }
  })

  const clean = async () => {
    const outputs: Record<string, string>[] = []
    for (const [round, { files }] of rounds.entries()) {
      await writeChanges(place(`site ${round}`), new Map(), files)
      const elsewhere = { TZ: 'Pacific/Apia', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
      const variables = { ...elsewhere, DOCS_CACHE: place(`cache-${round}`) }
      outputs.push(await build(place(`site ${round}`), place(`clean-${round}`), variables))
    }
    return outputs
  }
  const kept = async () => {
    const outputs: Record<string, string>[] = []
    let written = new Map<string, string>()
    for (const files of [first, ...rounds.map((round) => round.files)]) {
      await writeChanges(place('site'), written, files)
      written = files
      outputs.push(await build(place('site'), place('kept'), { DOCS_CACHE: place('cache') }))
    }
    return outputs
  }

  const both = [clean(), kept()] as const
  // When one fails, the other still writes into the folder that is removed afterwards.
  await Promise.allSettled(both)
  const [cleanOnes, keptOnes] = await Promise.all(both)
  for (const [round, { edits }] of rounds.entries()) {
    const [before = {}, now = {}, expected = {}] = [keptOnes[round], keptOnes[round + 1], cleanOnes[round]]
    expect(Object.keys(now), edits).toEqual(Object.keys(expected))
    expect(differing(now, expected), edits).toEqual([])
    expect(differing(now, before), `${edits}: they show`).not.toEqual([])
  }
  // Nothing is kept that is never removed again.
  expect([...RESULTS, MARK]).toEqual(expect.arrayContaining(await readdir(place('cache'))))
  // What was kept has been used: so many builds alone would keep more.
  const size = async (name: string) => (await readdir(place(name), { recursive: true })).length
  expect(await size('cache')).toBeLessThan(0.95 * (ROUNDS + 1) * (await size('cache-0')))
})

/** Only files that differ are written, as by an author. A picture is given as its width. */
async function writeChanges(
  root: string,
  before: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [file, text] of files) {
    if (before.get(file) === text) continue
    const name = path.join(root, file)
    await mkdir(path.dirname(name), { recursive: true })
    await writeFile(name, file.endsWith('.png') ? await picture(Number(text)) : text)
  }
  for (const file of before.keys()) if (!files.has(file)) await rm(path.join(root, file))
}

function picture(width: number): Promise<Buffer> {
  const create = { width, height: 20, channels: 3, background: '#369' } as const
  return sharp({ create }).png().toBuffer()
}

/** @returns every file that the build writes below `folder`, with its bytes as text */
async function build(root: string, folder: string, variables: Record<string, string>) {
  const args = ['bin/build.mjs', '--root', root, '--out', path.join(folder, 'dist')]
  const env = { ...process.env, BASE_PATH: '', ...variables }
  await promisify(execFile)(process.execPath, args, { cwd: PROJECT, env })
  return contentsOf(folder)
}

function differing(one: Record<string, string>, other: Record<string, string>): string[] {
  return Object.keys(one).filter((file) => one[file] !== other[file])
}
