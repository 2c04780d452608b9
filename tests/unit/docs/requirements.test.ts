import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Rows of the requirement table: id, state, files with its tests. */
const rows = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id = '', , state = '', tests = ''] = line.split('|').map((cell) => cell.trim())
    return /^R\d\.\d\d$/.test(id)
      ? [{ id, state, files: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) }]
      : []
  })

/** Number of requirements in each section of the specification. */
const COUNTS: Record<string, number> = { R1: 10, R2: 8, R3: 36, R4: 9, R5: 13, R6: 6, R7: 5, R8: 7, R9: 13 }

test('every requirement has exactly one row', () => {
  const expected = Object.entries(COUNTS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${String(index + 1).padStart(2, '0')}`),
  )
  expect(rows.map(({ id }) => id)).toEqual(expected)
})

test.each(rows)('$id: the table tells the truth about its tests', ({ id, state, files }) => {
  expect(state).toMatch(/^(done|(partly, rest in )?(step [2-9]|a? ?later step))$/)
  if (state === 'done' || state.startsWith('partly')) expect(files).not.toEqual([])
  for (const file of files) {
    expect(existsSync(file), file).toBe(true)
    expect(readFileSync(file, 'utf8'), file).toContain(id)
  }
})
