import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT, runNode } from './run.mjs'

/** Where programs are kept, by the hash of the code. Inside the project, so that they find its packages. */
const KEPT = join(PROJECT, 'node_modules/.cache/docs/program')
/** After this time no process is expected to use an older program. */
const OLD_AFTER_MS = 24 * 60 * 60 * 1000

/** The command line, and what its processes are told to load (`src/build/processes.ts`). */
const ENTRIES = ['cli/cli', 'build/process', 'build/bundle-job', 'build/compile-job', 'build/draw-job']

/** Native code, large data of which little is used, and what few commands need stay packages. */
const PACKAGES = [
  'vite',
  'rolldown',
  'oxc-parser',
  'sharp',
  'fontkit',
  /^@shikijs\/(langs|themes)/,
  'shiki/wasm',
]

/**
 * Runs `build` or `dev`. Their code is bundled for Node.js once per version: loading some hundred TypeScript files takes longer than building
 * a small site.
 * @param {readonly string[]} args command and options
 * @param {NodeJS.ProcessEnv} [env] variables added to those of this process
 * @returns {Promise<number>} exit code
 */
export async function runProgram(args, env) {
  return runNode([await programFile(), ...args], env)
}

/** @returns {Promise<string>} absolute path of the bundled `src/cli/cli.ts` */
async function programFile() {
  const folder = join(KEPT, hashOfCode())
  const file = join(folder, 'cli.js')
  if (existsSync(file)) return file
  const part = `${folder}.${randomUUID()}.part`
  try {
    await bundle(part)
    // Another command may have been first.
    await rename(part, folder).catch((error) => {
      if (!existsSync(file)) throw error
    })
  } finally {
    await rm(part, { recursive: true, force: true })
  }
  await removeOld()
  return file
}

/** @param {string} folder */
async function bundle(folder) {
  // Takes long to load; most runs find their program.
  const { build } = await import('rolldown')
  const names = ENTRIES.map((entry) => [entry.replace(/^.*\//, ''), join(PROJECT, 'src', `${entry}.ts`)])
  await build({
    input: Object.fromEntries(names),
    platform: 'node',
    external: PACKAGES,
    // Of libraries, about directives that Node.js does not read either.
    logLevel: 'silent',
    output: { dir: folder, format: 'esm', chunkFileNames: '[name].[hash].js' },
  })
}

/** Everything in `src/` but style sheets, the packages, and how they are put together. */
function hashOfCode() {
  const all = readdirSync(join(PROJECT, 'src'), { encoding: 'utf8', recursive: true })
  const names = all.filter((name) => /\.tsx?$/.test(name)).sort()
  const files = ['package-lock.json', 'bin/program.mjs', ...names.map((name) => join('src', name))]
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(join(PROJECT, file))
    hash.update(`${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

async function removeOld() {
  for (const name of await readdir(KEPT)) {
    const folder = join(KEPT, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > OLD_AFTER_MS) await rm(folder, { recursive: true, force: true })
  }
}
