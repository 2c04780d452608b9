import { expect, it } from 'vitest'
import { readJson } from '../../../../src/theme/applications/console/json-position.ts'
import { jsonLines } from '../../../../src/theme/applications/json-lines.ts'

it.each([
  ['{"a": 1,}', 1, 9],
  ['{\n  "a": tru\n}', 2, 8],
  ['{"a" 1}', 1, 6],
  ['[1 2]', 1, 4],
  ['{"a": "b\n"}', 1, 7],
  ['[1]]', 1, 4],
  ['{"a": 01}', 1, 7],
  ['{', 1, 2],
  ['{"a": 1}\n\n x', 3, 2],
  ['{a: 1}', 1, 2],
  ['[,]', 1, 2],
  ['{"a"}', 1, 5],
])('%j stops being JSON in line %i, column %i', (text, line, column) => {
  expect(readJson(text)).toEqual({ mistake: { line, column } })
})

it.each(['{}', '[]', ' [1, -2.5e3, "\\u00e9", null, {"a": [true]}] ', '"x"', '{"a":{"b":[]}}'])(
  '%j is JSON',
  (text) => {
    expect(readJson(text)).toEqual({ value: JSON.parse(text) })
  },
)

it('the lines of a value are those that JSON has, each with its place', () => {
  const value = { a: [1, { b: null }], c: {}, d: [] }
  const lines = jsonLines(JSON.stringify(value))
  const text = lines
    .map(
      ({ depth, key, text: rest }) =>
        '  '.repeat(depth) + (key === undefined ? '' : `${JSON.stringify(key)}: `) + rest,
    )
    .join('\n')
  expect(text).toBe(JSON.stringify(value, null, 2).replace('"c": {}', '"c": {}'))
  expect(lines.find(({ key }) => key === 'b')?.path).toEqual(['a', 1, 'b'])
})
