import { afterEach, expect, test, vi } from 'vitest'
import { countTests, runStages, tallyOf } from '../../../bin/stages.mjs'

afterEach(() => {
  process.exitCode = undefined
  vi.restoreAllMocks()
})

test.each([
  [0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  [1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  [0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  [1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  [1, undefined, { passed: 0, failed: 1 }],
  [0, undefined, { passed: 0, failed: 1 }],
])('npm test: exit code %i and report %j count as %j', (code, counted, tally) => {
  expect(countTests(code, counted)).toEqual(tally)
})

test('npm test: goes on after a failing stage and ends with the sum', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await runStages([
    { name: 'types', run: async () => tallyOf(2) },
    { name: 'unit tests', run: async () => ({ passed: 7, failed: 1 }) },
    { name: 'build', run: async () => tallyOf(0) },
  ])
  expect(log.mock.lastCall).toEqual(['\n8 passed, 2 failed'])
  expect(process.exitCode).toBe(1)
})

test('npm test: without a failure the exit code is 0', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await runStages([{ name: 'unit tests', run: async () => ({ passed: 7, failed: 0 }) }])
  expect(process.exitCode).toBe(0)
})
