import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findProblems, type Requirements, writeDocument } from './requirements-document.ts'
import { type Mention, readMentions } from './test-names.ts'

const data: Requirements = JSON.parse(readFileSync('tests/data/requirements.json', 'utf8'))
const mentions = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join('tests', name))
  .sort()
  .flatMap((file) => readMentions(file, readFileSync(file, 'utf8')))

test('every requirement is proven by a test or has a note, and tests name only requirements that exist', () => {
  expect(findProblems(data, mentions)).toEqual([])
})

test('docs/requirements.md is up to date; `npx vitest run tests/unit/docs/requirements.test.ts -u` writes it', async () => {
  await expect(writeDocument(data, mentions)).toMatchFileSnapshot('../../../docs/requirements.md')
})

test('ids are read from the beginning of names, also of names that are made of data', () => {
  const text = [
    "test('R3.07, SID-05: a folder', () => {})",
    `test(\`WCAG 2.4.7, HID-06: \${key} moves\`, () => {})`,
    "test.each([['C30: kept', 1]])('%s', () => {})",
    '// R1.01: a comment is no name',
    "expect(text, 'as TAB-04 says').toBe('')",
  ].join('\n')
  expect(readMentions('a.test.ts', text).map(({ id, line }) => `${line} ${id}`)).toEqual([
    '1 R3.07',
    '1 SID-05',
    '2 HID-06',
    '3 C30',
  ])
})

test('what is missing, mistyped or noted for nothing is a problem', () => {
  const small: Requirements = {
    requirements: { 'R1.01': 'A site', 'R1.02': 'Not tested', 'R1.03': 'Half' },
    cases: {},
    complaints: {},
    faults: {},
    notes: { 'R1.03': 'partly: no pictures', 'R1.30': 'of nothing' },
  }
  const given: Mention[] = [
    { id: 'R1.01', file: 'tests/a.test.ts', line: 3 },
    { id: 'R1.1', file: 'tests/a.test.ts', line: 9 },
  ]
  expect(findProblems(small, given)).toEqual([
    'tests/a.test.ts:9: there is no requirement R1.1; nearest: R1.01',
    'notes: there is no requirement R1.30; nearest: R1.01',
    'Requirement R1.02 has no test: begin the name of one with its id, or add a note that says why',
  ])
  expect(writeDocument(small, given)).toContain(
    '| R1.01 | A site | `tests/a.test.ts` |\n| R1.02 | Not tested |  |\n| R1.03 | Half | partly: no pictures |\n',
  )
})
