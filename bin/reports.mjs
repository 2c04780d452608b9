import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** How many tests of one run may need a second try. More is a fault of the tests or of the site, and fails the run. */
export const SECOND_TRIES = 3

/** Characters of the reason of a failure in the last lines of a log. */
const REASON_LENGTH = 300

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures] names of the tests that failed, of browser tests with the reason
 * @property {string[]} [again] names and reasons of the tests that failed and passed when tried again; they count as passed
 */

/**
 * @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport what is read of it
 *
 * @typedef {{ errors?: { message?: string }[], duration: number }} PlaywrightResult of one try
 * @typedef {{ projectName: string, status: string, results: PlaywrightResult[] }} PlaywrightTest
 * @typedef {{ file: string, line: number, title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: PlaywrightSuite[] }} PlaywrightReport what is read of it
 */

/**
 * Counts a stage of many tests. A stage that ran none, or failed without naming a test, has failed.
 * @param {number} code exit code of the test runner
 * @param {Tally | undefined} counted undefined when there is no report
 * @returns {Tally}
 */
export function countTests(code, counted) {
  const tally = counted ?? { passed: 0, failed: 0 }
  const unexplained = tally.failed === 0 && (code !== 0 || tally.passed === 0)
  return unexplained ? { ...tally, failed: 1 } : tally
}

/**
 * @param {VitestReport} report JSON report of Vitest
 * @returns {Tally}
 */
export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(process.cwd(), name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file]
    })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

/**
 * @param {PlaywrightReport} report JSON report of Playwright
 * @returns {Tally}
 */
export function readPlaywright({ stats, suites }) {
  const tests = suites.flatMap(testsOf)
  /** @param {string} status */
  const named = (status) => tests.filter((test) => test.status === status).map(({ name }) => name)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: named('unexpected'),
    again: named('flaky'),
  }
}

/** @param {PlaywrightSuite} suite @returns {{ name: string, status: string }[]} */
function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file}:${line} ${title}${reasonOf(results)}`,
      status,
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

/** Why the first try failed, and after how long, in a line: a log may be cut before its end. @param {PlaywrightResult[]} results */
function reasonOf([first]) {
  const messages = (first?.errors ?? []).map(({ message = '' }) => stripVTControlCharacters(message))
  if (!first || messages.length === 0) return ''
  const said = messages.join(' ').replace(/\s+/g, ' ').slice(0, REASON_LENGTH)
  return ` (${Math.round(first.duration / 1000)} s: ${said})`
}
