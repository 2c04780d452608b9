import { expect, test } from 'vitest'
import type { TabItem } from '../../../../src/browser/tabs/tab-choice.ts'
import { tabForKey } from '../../../../src/browser/tabs/tab-keys.ts'

const off = (label: string) => ({ label, disabled: true })
const items: TabItem[] = [off('A'), 'B', off('C'), 'D', 'E', off('F')]

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
  expect(tabForKey(key, from, items, false)).toBe(to)
})

test('TAB-04: arrows are mirrored in right-to-left text, Home and End are not', () => {
  expect(tabForKey('ArrowLeft', 1, items, true)).toBe(3)
  expect(tabForKey('ArrowRight', 1, items, true)).toBe(4)
  expect(tabForKey('Home', 4, items, true)).toBe(1)
})
