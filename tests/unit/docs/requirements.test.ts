import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Rows of the tables: id, cells after it, files with its tests in the last one. */
const table = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id = '', ...cells] = line.split('|').map((cell) => cell.trim())
    if (!/^(R\d\.\d\d|[A-Z]{3}-\d\d|C\d\d)$/.test(id)) return []
    const tests = cells.at(-2) ?? ''
    const files = [...tests.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file)
    return [{ id, state: cells[1] ?? '', tests, files }]
  })
const rows = table.filter(({ id }) => id.startsWith('R') && id.includes('.'))
const cases = table.filter((row) => !rows.includes(row))

/** Number of requirements in each section of the specification. */
const COUNTS: Record<string, number> = { R1: 10, R2: 8, R3: 36, R4: 9, R5: 13, R6: 6, R7: 5, R8: 7, R9: 13 }

test('every requirement has exactly one row', () => {
  const expected = Object.entries(COUNTS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${String(index + 1).padStart(2, '0')}`),
  )
  expect(rows.map(({ id }) => id)).toEqual(expected)
})

test('every case and complaint has one row', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  expect(cases.filter(({ id }) => id.startsWith('C') && !id.includes('-'))).toHaveLength(43)
  expect(cases.filter(({ id }) => id.includes('-'))).toHaveLength(299)
})

test('the tables tell the truth about the tests', () => {
  for (const { id, tests, files } of table) {
    // A row without tests says why.
    expect(tests, id).not.toBe('')
    for (const file of files) {
      expect(existsSync(file), `${id}: ${file}`).toBe(true)
      expect(readFileSync(file, 'utf8'), file).toContain(id)
    }
  }
})

test.each(rows)('$id: a requirement that is done has tests', ({ state, files }) => {
  expect(state).toMatch(/^(done|(partly, rest in )?(step [2-9]|a? ?later step))$/)
  if (state === 'done' || state.startsWith('partly')) expect(files).not.toEqual([])
})
