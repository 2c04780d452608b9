import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { CleanBuild } from './build-series.ts'
import { EditedSite } from './edited-site.ts'
import { PATIENCE } from './run-build.ts'

const PROJECT = path.resolve(import.meta.dirname, '../../..')

/** `npm test -- --all` makes more rounds of edits, and other ones. */
const [SEEDS, ROUNDS] = process.env['DOCS_TEST_ALL'] ? [[1, 2, 3], 5] : [[1], 3]

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
    const series: CleanBuild[] = []
    for (const [round, { files }] of rounds.entries()) {
      const root = place(`site ${round}`)
      await writeChanges(root, new Map(), files)
      series.push({ root, out: place(`clean-${round}/dist`), cache: place(`cache-${round}`) })
    }
    const elsewhere = { TZ: 'Pacific/Apia', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
    await run(['tests/unit/build/build-series.ts', JSON.stringify(series)], elsewhere)
    return Promise.all(rounds.map((_, round) => contents(place(`clean-${round}`))))
  }
  const kept = async () => {
    const outputs: Record<string, string>[] = []
    const root = place('site')
    let written = new Map<string, string>()
    for (const files of [first, ...rounds.map((round) => round.files)]) {
      await writeChanges(root, written, files)
      written = files
      const args = ['--root', root, '--out', place('kept/dist')]
      await run(['bin/build.mjs', ...args], { DOCS_CACHE: place('cache') })
      outputs.push(await contents(place('kept')))
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
  // What was kept has been used.
  const size = async (name: string) => (await readdir(place(name), { recursive: true })).length
  expect(await size('cache')).toBeLessThan(ROUNDS * (await size('cache-0')))
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

/** Runs a TypeScript file of the project. */
async function run(args: string[], variables: Record<string, string>): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', BASE_PATH: '', ...variables }
  await promisify(execFile)(process.execPath, ['--import', 'tsx', ...args], { cwd: PROJECT, env })
}

/** Every file below a folder, with its bytes as text. */
async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const texts = files
    .sort()
    .map(async (file) => [path.relative(folder, file), await readFile(file, 'latin1')])
  return Object.fromEntries(await Promise.all(texts))
}

function differing(one: Record<string, string>, other: Record<string, string>): string[] {
  return Object.keys(one).filter((file) => one[file] !== other[file])
}
