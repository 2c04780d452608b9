import { expect, test } from 'vitest'
import { activeHeading } from '../../../../src/browser/table-of-contents/active-heading.ts'

const HEIGHT = 800

test.each([
  ['the topmost in the upper half', [-300, 20, 200, 700], 1],
  ['at the very top of the window', [-300, 0, 200], 1],
  ['none there: the last one above', [-900, -300, 500], 1],
  ['before the first: the first', [600, 900], 0],
  ['hidden ones are passed over', [undefined, -300, undefined, 500], 1],
  ['the first is hidden', [undefined, 600], 1],
  ['all hidden', [undefined], -1],
  ['none at all', [], -1],
])('TOC-06, TOC-07: %s', (_, tops, index) => {
  expect(activeHeading(tops, HEIGHT, false)).toBe(index)
})

test('C38, TOC-09: at the end of the page the last one that is not hidden', () => {
  expect(activeHeading([-300, 100, 600, undefined], HEIGHT, true)).toBe(2)
})
