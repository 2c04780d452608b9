import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PROJECT, rootOf } from './dev-server.ts'

const POLL_MS = 100

/**
 * Builds a site once per test run: the first worker to come builds, the others wait for its result.
 * @param name as for `site()`
 * @returns the folder of the built site
 * @throws Error with the output of the build when it failed
 */
export async function buildOnce(name: string, base: string): Promise<string> {
  const folder = process.env['DOCS_TEST_BUILDS']
  if (folder === undefined) throw new Error('Run browser tests with playwright.config.ts')
  // `npm test` has built it (bin/stages.mjs).
  const product = process.env['DOCS_TEST_PRODUCT']
  if (name === 'product' && base === '' && product !== undefined && existsSync(product)) return product
  mkdirSync(folder, { recursive: true })
  const dist = join(folder, `${name}${base}`.replace(/[^\w-]+/g, '_'))
  const result = `${dist}.result`
  if (claim(`${dist}.lock`)) {
    const failure = await build(rootOf(name), base, dist)
    // Renamed into place, so that a waiting worker never reads half of it.
    writeFileSync(`${result}.part`, failure)
    renameSync(`${result}.part`, result)
  }
  while (!existsSync(result)) await sleep(POLL_MS)
  const failure = readFileSync(result, 'utf8')
  if (failure !== '') throw new Error(`The build of ${name} failed:\n${failure}`)
  return dist
}

/** Making a folder is atomic: exactly one process succeeds. */
function claim(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

/** @returns the output of a failed build, or nothing */
function build(root: string, base: string, out: string): Promise<string> {
  const args = ['bin/build.mjs', '--root', root, '--out', out]
  const env = { ...process.env, BASE_PATH: base }
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: PROJECT, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      done(error ? `${stdout}${stderr}` || error.message : '')
    })
  })
}
