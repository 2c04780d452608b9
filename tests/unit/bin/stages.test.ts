import { afterEach, expect, test, vi } from 'vitest'
import { SECOND_TRIES } from '../../../bin/reports.mjs'
import { runStages, tallyOf } from '../../../bin/stages.mjs'

afterEach(() => {
  process.exitCode = undefined
  vi.restoreAllMocks()
})

test('npm test: goes on after a failing stage and ends with what failed and the sum', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await runStages([
    { name: 'types', run: async () => tallyOf(2) },
    { name: 'unit tests', run: async () => ({ passed: 7, failed: 1, failures: ['a.test.ts: one'] }) },
    { name: 'build', run: async () => tallyOf(0) },
  ])
  expect(log.mock.calls.slice(-3)).toEqual([
    ['failed: types'],
    ['failed: a.test.ts: one'],
    ['\n8 passed, 2 failed'],
  ])
  expect(process.exitCode).toBe(1)
})

test('npm test: without a failure the exit code is 0', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await runStages([{ name: 'unit tests', run: async () => ({ passed: 7, failed: 0 }) }])
  expect(process.exitCode).toBe(0)
})

test.each([
  [SECOND_TRIES, 0],
  [SECOND_TRIES + 1, 1],
])(
  'npm test: %i tests that pass at the second try are named, and lead to exit code %i',
  async (count, code) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const again = Array.from({ length: count }, (_, at) => `test ${at}`)
    await runStages([{ name: 'browser tests', run: async () => ({ passed: 7, failed: 0, again }) }])
    expect(log.mock.calls.flat()).toEqual(expect.arrayContaining(again.map((name) => `second try: ${name}`)))
    expect(process.exitCode).toBe(code)
  },
)
