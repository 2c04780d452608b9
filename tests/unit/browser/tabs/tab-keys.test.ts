import { expect, test } from 'vitest'
import { tabForKey } from '../../../../src/browser/tabs/tab-keys.ts'

/** Six tabs, of which the first, third and last cannot be chosen. */
const tabs = [true, false, true, false, false, true].map((disabled, index) => ({ index, disabled }))

const lead = (key: string, from: number, rightToLeft: boolean) => {
  const selected = tabs[from]
  if (!selected) throw new Error('There is no such tab.')
  return tabForKey(key, selected, tabs, rightToLeft)?.index
}

test.each([
  ['ArrowRight', 1, 3],
  ['ArrowRight', 4, 1],
  ['ArrowLeft', 3, 1],
  ['ArrowLeft', 1, 4],
  ['Home', 4, 1],
  ['PageUp', 4, 1],
  ['End', 1, 4],
  ['PageDown', 1, 4],
  ['ArrowDown', 1, undefined],
  ['Enter', 1, undefined],
  ['x', 1, undefined],
])('TAB-04, TAB-05, R5.10: %s from %i', (key, from, to) => {
  expect(lead(key, from, false)).toBe(to)
})

test('TAB-04: arrows are mirrored in right-to-left text, Home and End are not', () => {
  expect(lead('ArrowLeft', 1, true)).toBe(3)
  expect(lead('ArrowRight', 1, true)).toBe(4)
  expect(lead('Home', 4, true)).toBe(1)
})
