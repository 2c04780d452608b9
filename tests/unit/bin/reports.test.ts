import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countTests, readPlaywright, readVitest } from '../../../bin/reports.mjs'

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

test('npm test: names the tests of Vitest that failed, and a file that could not be loaded', () => {
  const testResults = [
    {
      name: join(process.cwd(), 'tests/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one' },
        { status: 'failed', fullName: 'two' },
      ],
    },
    { name: join(process.cwd(), 'tests/b.test.ts'), status: 'failed', assertionResults: [] },
  ]
  const report = { numPassedTests: 1, numFailedTests: 1, testResults }
  const failures = ['tests/a.test.ts: two', 'tests/b.test.ts']
  expect(readVitest(report)).toEqual({ passed: 1, failed: 1, failures })
})

test('npm test: names the tests of Playwright that failed or passed at the second try, and why', () => {
  const specOf = (title: string, status: string, ...messages: string[]) => ({
    file: 'a.test.ts',
    line: 3,
    title,
    tests: [
      {
        projectName: 'build',
        status,
        results: [
          { duration: 2400, errors: messages.map((message) => ({ message })) },
          { duration: 100, errors: [] },
        ],
      },
    ],
  })
  const limit = '\u001b[31mTest timeout exceeded.\u001b[39m'
  const suites = [
    {
      specs: [specOf('one', 'expected')],
      suites: [{ specs: [specOf('two', 'unexpected', limit, 'Error: /a\n\n  Received: 2')] }],
    },
    { specs: [specOf('three', 'flaky', 'x'.repeat(1000))] },
  ]
  expect(readPlaywright({ stats: { expected: 1, flaky: 1, unexpected: 1 }, suites })).toEqual({
    passed: 2,
    failed: 1,
    failures: ['[build] a.test.ts:3 two (2 s: Test timeout exceeded. Error: /a Received: 2)'],
    again: [`[build] a.test.ts:3 three (2 s: ${'x'.repeat(300)})`],
  })
})
