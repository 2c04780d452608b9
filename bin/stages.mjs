import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './program.mjs'
import { countTests, readPlaywright, readVitest, SECOND_TRIES } from './reports.mjs'
import { runNode, runScript } from './run.mjs'

/**
 * @typedef {import('./reports.mjs').Tally} Tally
 * @typedef {{ name: string, run: () => Promise<Tally> }} Stage
 */

/** Says how much was checked in which browser. */
const COUNT_BY_ENGINE = './tests/engines/count-by-engine.ts'

/** The gates that need no browser and no build. @type {Stage[]} */
export const FAST_STAGES = [
  { name: 'types', run: () => gate('tsc', ['--noEmit']) },
  { name: 'lint', run: () => gate('biome', ['check', '--diagnostic-level=error']) },
  { name: 'floors and circles', run: async () => tallyOf(await runScript('tools/floors.ts', [])) },
  { name: 'dead code', run: () => gate('knip', ['--no-progress']) },
  { name: 'unit tests', run: () => runVitest() },
]

/**
 * Files of browser tests that only `--all` runs, by the beginning of their names: what a site has to switch on, and what happens when something
 * fails or is missing.
 */
const ONLY_IN_ALL = [
  'applications-failures',
  'large-tree',
  'language-addresses',
  'missing-',
  'odd-names',
  'offline-',
  'old-build',
  'soft-navigation-failures',
  'telemetry',
]

/**
 * Gates that build and open browsers.
 * @param {boolean} all also what repeats them: every page in every window, random walks, samples, other hosts, the authors' server
 * @param {string} product folder for the built product
 * @returns {Stage[]}
 */
export function slowStages(all, product) {
  const short = all ? [] : ['--grep-invert', String.raw`@all|\b(${ONLY_IN_ALL.join('|')})\S*\.test\.ts`]
  // Together, so that no core waits for the last test of the slowest engine. What the engines’ tests look at, those of sites do in Chromium, too.
  const projects = [...(all ? ['chromium'] : []), 'firefox', 'webkit', 'walk', 'build']
  const onBuild = projects.map((name) => `--project=${name}`)
  // The tests of that server and of states (R5), which need scripts.
  const onDev = ['--project=dev', '--grep', String.raw`@dev|\bR5\.`]
  const repeated = [
    { name: 'samples', run: () => runVitest(['--config', 'vitest.samples.config.ts']) },
    { name: 'other hosts', run: () => runVitest(['--config', 'vitest.hosts.config.ts']) },
    { name: 'browser tests on the authors’ server', run: () => runPlaywright(onDev, product) },
  ]
  return [
    { name: 'build', run: () => buildProduct(product) },
    {
      name: 'browser tests, in three engines what readers depend on',
      run: () => runPlaywright([...onBuild, ...short], product, COUNT_BY_ENGINE),
    },
    ...(all ? repeated : []),
  ]
}

/**
 * Runs all stages, also after one has failed. Ends with how long each took, what failed or needed a second try, and the line `N passed, N failed`. Sets
 * the exit code.
 * @param {Stage[]} stages
 */
export async function runStages(stages) {
  /** @type {Required<Tally>} */
  const total = { passed: 0, failed: 0, failures: [], again: [] }
  const times = []
  for (const stage of stages) {
    console.log(`\n── ${stage.name}`)
    const started = performance.now()
    const { passed, failed, failures = failed > 0 ? [stage.name] : [], again = [] } = await stage.run()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${failed > 0 ? '✗' : '✓'} ${stage.name} (${seconds} s)`)
    times.push(`${stage.name} ${seconds} s`)
    total.passed += passed
    total.failed += failed
    total.failures.push(...failures)
    total.again.push(...again)
  }
  if (total.again.length > SECOND_TRIES) {
    total.failed++
    total.failures.push(`more than ${SECOND_TRIES} tests needed a second try`)
  }
  console.log(`\n${times.join(', ')}`)
  for (const name of total.again) console.log(`second try: ${name}`)
  for (const name of total.failures) console.log(`failed: ${name}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

/** @param {number} code @returns {Tally} a stage that counts as one test */
export function tallyOf(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** @param {string} name @param {string[]} args */
async function gate(name, args) {
  return tallyOf(await runInstalled(name, args))
}

/**
 * @param {string} name a command of an installed package
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runInstalled(name, args, env) {
  return runNode([join('node_modules', '.bin', name), ...args], env)
}

/** @param {string[]} options */
function runVitest(options = []) {
  const reporters = ['--reporter=dot', '--reporter=json']
  return withReport(
    (file) => runInstalled('vitest', ['run', ...options, ...reporters, `--outputFile.json=${file}`]),
    readVitest,
  )
}

/** @param {string[]} which @param {string} product @param {string[]} reporters beside the usual ones */
function runPlaywright(which, product, ...reporters) {
  return withReport(
    (file) =>
      runInstalled(
        'playwright',
        ['test', '--retries=1', `--reporter=${['dot', 'json', ...reporters]}`, ...which],
        {
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          DOCS_TEST_PRODUCT: product,
        },
      ),
    readPlaywright,
  )
}

/** A page over a budget fails it. @param {string} out */
async function buildProduct(out) {
  const env = { BASE_PATH: '' }
  return tallyOf(await runProgram(['build', '--strict', '--out', out], env))
}

/**
 * @param {(file: string) => Promise<number>} test runs the tests and writes a JSON report to `file`
 * @param {(report: any) => Tally} read
 */
function withReport(test, read) {
  return withFolder(async (folder) => {
    const file = join(folder, 'report.json')
    const code = await test(file)
    try {
      return countTests(code, read(JSON.parse(readFileSync(file, 'utf8'))))
    } catch {
      return countTests(code, undefined)
    }
  })
}

/**
 * @template Result
 * @param {(folder: string) => Promise<Result>} use gets a folder that is removed afterwards
 */
export async function withFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-test-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
